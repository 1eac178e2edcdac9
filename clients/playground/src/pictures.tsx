import type { Description } from "dancecard-client";
import { render } from "preact";
import { Told } from "./game";
import { uiOf } from "./games";

/** Puts drawings into a page of documentation: of each `data-picture`, a component of the page's `data-game`. */
async function draw(place: HTMLElement): Promise<void> {
  const game = place.dataset["game"] ?? "";
  const described = await fetch(`${game}.json`); // open to all who may read the page, unlike the API
  const told = new Told((await described.json()) as Description);
  const ui = uiOf(game);
  for (const spot of place.querySelectorAll<HTMLElement>("[data-picture]")) {
    const picture = ui.picture(spot.dataset["picture"] ?? "", told);
    if (picture) render(<>{picture}</>, spot);
    else spot.remove();
  }
}

for (const place of document.querySelectorAll<HTMLElement>("[data-game]")) void draw(place);
