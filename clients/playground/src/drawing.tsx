import type { ComponentChildren, SVGAttributes } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Pick, Picks } from "./game";

/** A drawing in a frame of 100 × 140, the shape of every card. */
export function Drawing(props: { label?: string | undefined; box?: string; class?: string; children: ComponentChildren }) {
  const { label, box = "0 0 100 140", children } = props;
  const told = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg viewBox={box} class={props.class ?? "drawing"} {...told}>
      {children}
    </svg>
  );
}

/** Words in a drawing, apart from what follows them. */
export function Print(props: SVGAttributes<SVGTextElement>) {
  return (
    <>
      <text {...props} />{" "}
    </>
  );
}

interface SpotProps {
  picks: Picks;
  target: string;
  label: string;
  class?: string;
  children: ComponentChildren;
}

/** A thing on the table: a button exactly while it can be chosen. */
export function Spot({ picks, target, label, class: kind = "", children }: SpotProps) {
  const pick = picks.at(target);
  if (!pick) return <div class={`spot ${kind}`}>{children}</div>;
  return (
    <Open target={target} label={label} kind={kind} pick={pick}>
      {children}
    </Open>
  );
}

/** It is called by what is printed on it, for those who speak to their machine, and then by what it does. */
function Open(props: { target: string; label: string; kind: string; pick: Pick; children: ComponentChildren }) {
  const { pick, label } = props;
  const held = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const printed = (held.current?.textContent ?? "").replace(/\s+/g, " ").trim();
    const name = `${label}: ${pick.label}`;
    held.current?.setAttribute("aria-label", printed && !name.startsWith(printed) ? `${printed}, ${name}` : name);
  });
  return (
    <button
      ref={held}
      type="button"
      class={`spot open ${props.kind}`}
      data-target={props.target}
      aria-pressed={pick.chosen}
      title={pick.label}
      onClick={pick.choose}
    >
      <span class="face" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}

/** A sheet of card with rounded corners. */
export function Sheet({ fill = "#fffaf2", edge = "#2a2036" }: { fill?: string; edge?: string }) {
  return <rect x="2" y="2" width="96" height="136" rx="9" fill={fill} stroke={edge} stroke-width="2" />;
}

/** A card that lies face down. */
export function Back({ label = "a card, face down", tint = "#5b2a86" }: { label?: string; tint?: string }) {
  return (
    <Drawing label={label} class="drawing back">
      <Sheet fill={tint} edge="#f4e9ff" />
      <rect x="10" y="10" width="80" height="120" rx="5" fill="none" stroke="#f4e9ff" stroke-width="1.5" opacity="0.6" />
      <g fill="none" stroke="#f4e9ff" stroke-width="2" opacity="0.55">
        <circle cx="50" cy="70" r="24" />
        <path d="M26 70h48M30 58h40M30 82h40M50 46v48M40 48q-8 22 0 44M60 48q8 22 0 44" />
        <path d="M50 20v24" />
      </g>
    </Drawing>
  );
}

/** An empty place for a card. */
export function Gap({ label }: { label: string }) {
  return (
    <div class="gap">
      <span>{label}</span>
    </div>
  );
}

export function Pile({ count, label, tint }: { count: number; label: string; tint?: string }) {
  return (
    <figure class="pile">
      <div class="card">
        {count > 0 ? <Back label={`${label}, face down`} {...(tint ? { tint } : {})} /> : <Gap label="empty" />}
      </div>
      <figcaption>
        {label} · {count}
      </figcaption>
    </figure>
  );
}

/** Words in a drawing, broken into lines that fit. */
export function Lettering(props: { x: number; y: number; size: number; fill: string; text: string; width?: number }) {
  const { x, y, size, fill, text } = props;
  const lines = broken(text, Math.floor((props.width ?? 88) / (size * 0.56)));
  return (
    <Print x={x} y={y - ((lines.length - 1) * size) / 2} text-anchor="middle" font-size={size} font-weight="700" fill={fill}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} dy={index ? size * 1.05 : 0}>
          {`${line} `}
        </tspan>
      ))}
    </Print>
  );
}

function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A person in a few strokes, in a frame of 60 × 80: the head, then limbs as lines. */
export function Person(props: { head: [number, number]; lines: string; stroke: string; width?: number }) {
  return (
    <g fill="none" stroke={props.stroke} stroke-width={props.width ?? 6} stroke-linecap="round" stroke-linejoin="round">
      <circle cx={props.head[0]} cy={props.head[1]} r="8" fill={props.stroke} stroke="none" />
      <path d={props.lines} />
    </g>
  );
}

export function Star({ x, y, size, fill = "#f5b301" }: { x: number; y: number; size: number; fill?: string }) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 ? size * 0.42 : size;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return <polygon points={points.join(" ")} fill={fill} stroke="#6b4a00" stroke-width="0.8" />;
}

export function Trophy({ won }: { won: boolean }) {
  return (
    <svg viewBox="0 0 24 24" class={`trophy ${won ? "won" : ""}`} aria-hidden="true">
      <path d="M7 3h10v3h4q0 6-5 7-1 2-3 2v3h4v3H7v-3h4v-3q-2 0-3-2-5-1-5-7h4zM5 8q0 2 2 3V8zm14 0h-2v3q2-1 2-3z" />
    </svg>
  );
}

export function Microphone() {
  return (
    <svg viewBox="0 0 24 24" class="microphone" role="img" aria-label="holds the microphone">
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
        <rect x="9" y="3" width="6" height="11" rx="3" fill="currentColor" />
        <path d="M6 11q0 6 6 6t6-6M12 17v4M8 21h8" />
      </g>
    </svg>
  );
}

/** The head of a seat's part of the table. */
export function SeatHead(props: { view: { seat: number | null; to_move: number[] }; seat: number; children?: ComponentChildren }) {
  const { view, seat } = props;
  return (
    <h3 class={`seat-head seat-${seat}`}>
      <span class="dot" aria-hidden="true" />
      Seat {seat}
      {view.seat === seat && <small> you</small>}
      {props.children}
      {view.to_move.includes(seat) && <span class="turn">to move</span>}
    </h3>
  );
}
