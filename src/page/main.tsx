import { joined } from "./link";
import { showPicture } from "./picture";

const page = document.getElementById("page");
if (page === null) throw new Error("the page has no place for itself");
const asked = new URLSearchParams(location.search);
if (asked.has("picture")) showPicture(page, joined, asked.get("picture") === "close");
