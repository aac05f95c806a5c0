import type { Text } from "../../../../kernel/text";

/** Co warto wiedzieć, zanim się odpowie. */
export const HINTS: Text = {
  "hint.hits": "trafi w {ways} na 6 przypadków, za {damage}",
  "hint.kills": "trafi w {ways} na 6 przypadków i zabije",
  "hint.forecast":
    "Następna faza zombie: średnio {whole},{tenths} obrażeń, najwyżej {most}; to, co leży w rzędzie, może dodać {more} ({th} PZ).",
  "hint.forecast.none":
    "Następna faza zombie: nikt nie zaatakuje; to, co leży w rzędzie, może zadać obrażenia {more} ({th} PZ).",
  "hint.forecast.any":
    "Następna faza zombie: średnio {whole},{tenths} obrażeń, najwyżej {most}, bez tych, które się pojawią ({th} PZ).",
  "hint.useless": "nic teraz nie da",
  "hint.later": "zużyje się i zapłaci tylko, jeśli się da",
  "hint.lethal": "To może być koniec: masz {hp} PŻ.",
  "hint.lethal.more": "Z tym, co leży w rzędzie, to może być koniec: masz {hp} PŻ.",
  "hint.decks": "Zostało kart: twoich {own}, przeciwnika {other}.",
  "hint.last": "ostatni atak tą Bronią",
  "hint.attack": "Atakuje za {power}; masz {hp} PŻ.",
  "hint.escape": "{ways} na 6; oszczędza średnio {whole},{tenths}",
  "hint.threat": "{th} PZ; z tego {kept}, jeśli zachowasz wszystkie.",
  "hint.spawn": "kosztuje {price}, zostaje {left}",
  "hint.power": "atakuje za {power}",
};
