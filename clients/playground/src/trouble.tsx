import { useEffect, useRef } from "preact/hooks";
import { Unreadable } from "./link";
import { Refusal } from "./service";

/** Why a game could not be opened, and where in what was sent. */
export interface Trouble {
  text: string;
  places: { pointer: string; detail: string }[];
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Unreadable) return { text: error.message, places: [] };
  if (!(error instanceof Refusal)) return { text: "This cannot be opened: the service does not answer.", places: [] };
  const { code, detail, errors, faults } = error.problem;
  return { text: code === "unknown_path" ? "The service has no game of this name." : detail, places: [...(errors ?? []), ...(faults ?? [])] };
}

export function Troubled({ trouble }: { trouble: Trouble | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), [trouble]);
  if (!trouble) return null;
  return (
    <div role="alert" class="refused" ref={place}>
      <b>{trouble.text}</b>
      <Places places={trouble.places} />
    </div>
  );
}

export function Places({ places }: { places: Trouble["places"] }) {
  return (
    <>
      {places.map(({ pointer, detail }) => (
        <p key={pointer} class="small">
          <code>{pointer}</code> {detail}
        </p>
      ))}
    </>
  );
}
