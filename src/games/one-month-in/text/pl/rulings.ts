import type { Text } from "../../../../kernel/text";

/** Jak czyta się instrukcję tam, gdzie coś zostawia otwarte. */
export const RULINGS: Text = {
  "OMI-RUL-01": "Gra od dwóch do czterech, jak wydano, każdy jedną drużyną; miasta dla pięciu i sześciu są nasze.",
  "OMI-RUL-02": "Los rozstrzyga, kto stawia pierwszy płot i ma pierwszą turę.",
  "OMI-RUL-03": "Tura zaczyna się od liczenia tego, co utrzymane, potem farmy, punkty akcji, karmienie.",
  "OMI-RUL-04": "Turę kończysz sam, nie w walce; punkty akcji, broń i kombinezony wtedy przepadają.",
  "OMI-RUL-05": "Wszystko jest jawne prócz tego, co leży w talii, w stosikach i pod mgłą.",
  "OMI-RUL-06": "Ocalałego karmi się raz w turze, gdziekolwiek jest, i nie po tym, jak zrobiono coś innego.",
  "OMI-RUL-07": "W banku jest 20 żywności: czego nie może dać, przepada.",
  "OMI-RUL-08": "Żadna drużyna nie ma więcej niż 20 ocalałych: inni znalezieni przepadają.",
  "OMI-RUL-09": "Trzydzieści rund i miesiąc mija: wygrywa najwięcej punktów zwycięstwa.",

  "OMI-RUL-10": "Dwie drużyny nigdy nie dzielą strefy; wejście tam, gdzie stoi inna, to atak.",
  "OMI-RUL-11": "Zajęta płytka z zombie jest zarażona: dwie strefy, bez żywności i przeszukiwania, póki nie zginą.",
  "OMI-RUL-12": "Z budynku wychodzi się za 1 punkt akcji, tam gdzie środek i zewnątrz to dwie strefy.",
  "OMI-RUL-13": "Ze środka budynku najpierw się wychodzi.",
  "OMI-RUL-14": "Kto wchodzi na płytkę o jednej strefie, może tam od razu zajmować, przeszukiwać i uprawiać.",
  "OMI-RUL-15": "Baza to jedna strefa i nie ma zombie, kart ani flagi.",
  "OMI-RUL-16": "Zombie zostają, gdzie są, i walczą tylko z tymi, którzy wejdą.",
  "OMI-RUL-17": "Także bez zombie trzeba wejść do budynku, zanim się go zajmie.",

  "OMI-RUL-18": "Płot staje na wolnej granicy płytki, która jest twoja.",
  "OMI-RUL-19": "Na drodze stoi płot innej drużyny.",
  "OMI-RUL-20": "Nasze rozstrzygnięcie: płot rozbiera za 1 punkt akcji ocalały, który stoi obok, nie w budynku.",
  "OMI-RUL-21":
    "Płot zostaje, gdzie jest, czyjakolwiek jest płytka, i zatrzymuje wszystkich prócz drużyny, która go postawiła.",
  "OMI-RUL-22": "Płot zatrzymuje idących i nic więcej.",
  "OMI-RUL-23": "Wszystkie twoje płoty już stoją.",

  "OMI-RUL-24": "Przed każdym rzutem każdy z walczących może uciec na zewnątrz, za 1 punkt akcji.",
  "OMI-RUL-25": "Kto zostaje, ginie, a wszyscy inni uciekają; musi być kogo ratować.",
  "OMI-RUL-26": "Nikt nie wychodzi między kośćmi ocalałych a kośćmi zombie.",
  "OMI-RUL-27": "Kto wchodzi razem, razem walczy, i nikt później nie dołącza.",
  "OMI-RUL-28": "Walczą wszyscy z drużyny, którzy są w środku.",
  "OMI-RUL-29": "Wybierasz, kto ginie, spośród walczących: zwykle ten, kto ma najmniej punktów akcji i nic na sobie.",
  "OMI-RUL-30": "Trwa walka: uciekaj, zostaw jednego, wymieniaj albo walcz dalej.",
  "OMI-RUL-31": "Zombie zawsze jest dość.",
  "OMI-RUL-32": "Zombie walczą z tymi, którzy je znaleźli.",
  "OMI-RUL-33": "Rzuca się tyloma kośćmi, ile trzeba.",

  "OMI-RUL-34": "Całą cenę płacą naraz ci, którzy są w środku.",
  "OMI-RUL-35": "Płytkę można zająć w tej turze, w której ją oczyszczono.",
  "OMI-RUL-36": "Zajmujesz to, co jeszcze nie jest twoje i gdzie nigdzie na płytce nie ma ocalałego innej drużyny.",
  "OMI-RUL-37":
    "Zajęcie zużywa jedną z twoich dziesięciu flag, chyba że to twoja Baza; według naszego rozstrzygnięcia wolno zabrać jedną własną, za nic.",
  "OMI-RUL-38":
    "Nasze rozstrzygnięcie: przeszukuje tylko właściciel, gdy ma tam ocalałego i nie ma zombie; stosik kładzie się raz.",
  "OMI-RUL-39": "Złom idzie na rękę, wszystko inne na odrzucone; przeszukanie kończy się przed wszystkim innym.",
  "OMI-RUL-40": "Ocalałego można uzbroić raz. Kto jest uzbrojony, rzuca pierwszy.",
  "OMI-RUL-41": "W kombinezon można ubrać ocalałego raz. Pierwsze kości zombie potrzebują wtedy 6.",
  "OMI-RUL-42": "Atakujesz, wchodząc; każdy płaci za ruch.",

  "OMI-RUL-43": "Najlepsza na najlepszą, druga na drugą; inne kości nic nie robią.",
  "OMI-RUL-44": "Nikt nie ucieka przed inną drużyną i nikt nie rzuca mniejszą liczbą kości.",
  "OMI-RUL-45": "Każda strona wybiera, kto ginie: zwykle ten, kto ma najmniej punktów akcji.",
  "OMI-RUL-46": "Atakujący, którzy zostali, weszli; obrońcy, którzy zostali, są, gdzie byli.",
  "OMI-RUL-47": "Wymienia się przed atakiem, nie w nim.",
  "OMI-RUL-48":
    "Utrzymane jest to, na co od twojej tury nie weszła żadna inna drużyna i gdzie nie ma zombie; jeśli nie, liczenie zaczyna się od nowa.",
  "OMI-RUL-49": "Znalezione zombie nie są atakiem, ale zarażona płytka nie liczy się jako utrzymana.",
  "OMI-RUL-50": "Pięć farm uprawianych w jednej turze, każda twoja i bez zombie.",
  "OMI-RUL-51": "Punkty liczy się po każdym rozkazie, razem z walkami, które przyniósł.",
  "OMI-RUL-52": "Równo punktów: więcej płytek, potem więcej ocalałych, potem więcej żywności; albo wygrana wspólna.",
  "OMI-RUL-53":
    "Nasze rozstrzygnięcie: bez ocalałych drużyna nie ma już tur, ale zachowuje ziemię i wciąż może wygrać; ostatnią pyta się, czy skończyć.",
  "OMI-RUL-54": "Wszyscy zgodziliście się skończyć: wygrywa najwięcej punktów zwycięstwa.",
  "OMI-RUL-55": "Zarażona płytka wciąż jest warta swoje punkty.",
  "OMI-RUL-56": "Uprawianie się opłaca, jeśli farma jest wciąż twoja i bez zombie; nikt nie musi na niej zostać.",
  "OMI-RUL-57":
    "Przez kilka rund nic nie zajęto, nie znaleziono ani nie stracono: pyta się wszystkich, czy skończyć i liczyć.",
  "OMI-RUL-58": "Zasada domowa: drużyna bez ocalałego traci wszystko, co miała, a wygrywa ten, kto zostanie ostatni.",
  "OMI-RUL-59":
    "Zasada domowa, jak w pewnym spisie gry: Ośrodek badań albo Baza wojskowa kończy grę, gdy tylko zostanie zajęta.",
};
