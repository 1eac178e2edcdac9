import createFetchClient, { type Client as FetchClient, type ClientOptions } from "openapi-fetch";
import type { paths } from "./generated/schema.js";

export type * from "./generated/schema.js";

/** Every call of the service, by its path, with typed bodies and answers. */
export type Client = FetchClient<paths>;

/** A client of the service at this address. */
export function createClient(baseUrl: string, options: Omit<ClientOptions, "baseUrl"> = {}): Client {
  return createFetchClient<paths>({ ...options, baseUrl });
}

/** For the default of a switch over the variants of a union: it compiles exactly if no variant is missing. */
export function unhandled(variant: never): never {
  throw new TypeError(`an unknown variant: ${JSON.stringify(variant)}`);
}
