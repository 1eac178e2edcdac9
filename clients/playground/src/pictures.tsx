import { render } from "preact";
import { Told } from "./game";
import { uiOf } from "./games";
import { describe } from "./service";

/** Puts drawings into a page of documentation: of each `data-picture`, a component of the page's `data-game`. */
async function draw(place: HTMLElement): Promise<void> {
  const game = place.dataset["game"] ?? "";
  const told = new Told(await describe(game));
  const ui = uiOf(game);
  for (const spot of place.querySelectorAll<HTMLElement>("[data-picture]")) {
    render(<>{ui.picture(spot.dataset["picture"] ?? "", told)}</>, spot);
  }
}

for (const place of document.querySelectorAll<HTMLElement>("[data-game]")) void draw(place);
