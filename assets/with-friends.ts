/** What lies on one computer nobody else sees: a page of every table's notebook says what to do, and its note points there. */
export const withFriends = {
  en: {
    note: "Do the others see white pieces? The notebook's last page but one says why.",
    page: {
      title: "With friends",
      body: "If the pictures lie on the host's computer, others see white pieces: open Upload > Cloud Manager, press the black arrow (Upload All), wait until it is done, then save the table, and play from that save.\n\nOr put dist/assets on the web and build the save with that address: npx outbreak build --assets https://…\n\nFor the Workshop do one of these first; then Upload > Workshop Upload. It wants a thumbnail (the .png beside the save) and begins hidden: its page in the Workshop makes it public.",
    },
  },
  pl: {
    note: "Inni widzą białe elementy? Przedostatnia strona notatnika mówi dlaczego.",
    page: {
      title: "Ze znajomymi",
      body: "Jeśli obrazki leżą na komputerze gospodarza, inni widzą białe elementy: otwórz Upload > Cloud Manager, naciśnij czarną strzałkę (Upload All), poczekaj do końca, potem zapisz stół i graj z tego zapisu.\n\nAlbo umieść dist/pl/assets w sieci i zbuduj zapis z tym adresem: npx outbreak build --language pl --assets https://…\n\nDo Warsztatu najpierw zrób jedno z tych; potem Upload > Workshop Upload. Potrzebna jest miniatura (plik .png obok zapisu), a na początku stół jest ukryty: pokażesz go innym na jego stronie w Warsztacie.",
    },
  },
} as const;
