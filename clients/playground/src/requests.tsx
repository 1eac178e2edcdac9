import { useState } from "preact/hooks";
import { BASE, type Exchange, exchanges, hasKey } from "./service";

const size = (text: string): string => {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
};

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const BEARER = "Bearer YOUR_KEY"; // a copy never holds the key itself

function curl({ method, path, request }: Exchange): string {
  const key = hasKey() ? ` -H 'Authorization: ${BEARER}'` : "";
  if (method === "GET") return `curl -sS${key} ${BASE}${path}`;
  return `curl -sS${key} -H 'Content-Type: application/json' ${BASE}${path} -d ${quoted(request)}`;
}

/** JSON as a literal of Python. */
function literal(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object") {
    return `{${Object.entries(value as object).map(([name, member]) => `${JSON.stringify(name)}: ${literal(member)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}

function python({ method, path, request }: Exchange): string {
  const key = hasKey() ? `, headers={"Authorization": "${BEARER}"}` : "";
  const call = method === "GET" ? `httpx.get("${BASE}${path}"${key})` : `httpx.post("${BASE}${path}", json=${literal(JSON.parse(request))}${key})`;
  return `import httpx\n\nanswer = ${call}\nprint(answer.status_code, answer.json())\n`;
}

function typescript({ method, path, request }: Exchange): string {
  const key = hasKey() ? `, { headers: { Authorization: "${BEARER}" } }` : "";
  const call = method === "GET" ? got(path) : `POST("${path}", { body: ${pretty(request)} })`;
  return `import { createClient } from "dancecard-client";\n\nconst client = createClient("${BASE}"${key});\nconst { data, error } = await client.${call};\nconsole.log(data ?? error);\n`;
}

/** The client knows the descriptions of all games as one path. */
function got(path: string): string {
  const name = path.split("/")[2];
  return name ? `GET("/games/{name}", { params: { path: { name: "${name}" } } })` : `GET("${path}")`;
}

const FORMS = { curl, Python: python, TypeScript: typescript };

/** The requests behind the clicks. They are a back end's: whole states, hidden things included. */
export function Requests() {
  const [chosen, choose] = useState<number | null>(null);
  const [copied, tell] = useState("");
  const exchange = exchanges.find((each) => each.id === chosen) ?? exchanges[0];
  if (!exchange) return <p class="quiet">Nothing has been asked yet.</p>;
  const copy = async (form: keyof typeof FORMS): Promise<void> => {
    await navigator.clipboard.writeText(FORMS[form](exchange));
    tell(`Copied as ${form}`);
  };
  return (
    <div class="requests">
      <p class="quiet">These are the requests of a back end: states hold everything, hidden things too.</p>
      <div class="bar">
        <label>
          Request
          <select value={String(chosen ?? exchange.id)} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {exchanges.map((each) => (
              <option key={each.id} value={String(each.id)}>
                {each.id}. {each.method} {each.path} → {each.status}
              </option>
            ))}
          </select>
        </label>
        {(Object.keys(FORMS) as (keyof typeof FORMS)[]).map((form) => (
          <button key={form} type="button" onClick={() => void copy(form).catch(() => tell("Copying is not allowed here"))}>
            Copy as {form}
          </button>
        ))}
        <span role="status">{copied}</span>
      </div>
      <p class="figures">
        <b>{exchange.status}</b> in {exchange.milliseconds.toFixed(1)} ms · request {size(exchange.request)} · response {size(exchange.response)}
      </p>
      <div class="wire">
        <Body title="Request" text={exchange.request || "(no body)"} />
        <Body title="Response" text={exchange.response} />
      </div>
    </div>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <pre tabIndex={0} role="region" aria-label={`${title} body`}>
        {pretty(text)}
      </pre>
    </section>
  );
}
