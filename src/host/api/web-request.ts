import { type HostObject, type HostType, LuaTable, type LuaValue, ScriptError, textOf } from "../vm/value";
import { type WebAsked, WebCall } from "../world/web";
import type { World } from "../world/world";
import type { Args } from "./args";
import { DOCUMENTED } from "./documented";
import { hostType, type Method, singleton } from "./members";

/** https://api.tabletopsimulator.com/webrequest/instance/ */
class WebRequestInstance implements HostObject {
  readonly hostType: HostType = instanceType;

  constructor(readonly call: WebCall) {}
}

const isDone = ({ call }: WebRequestInstance): boolean => call.answer !== undefined;
const error = ({ call }: WebRequestInstance): string | undefined => call.answer?.error;
const progress = (instance: WebRequestInstance): number => (isDone(instance) ? 1 : 0);
const headers = ({ call }: WebRequestInstance): Readonly<Record<string, string>> => call.answer?.headers ?? {};
const status = (instance: WebRequestInstance): number => {
  if (!isDone(instance) || error(instance) !== undefined) return 0;
  return instance.call.answer?.status ?? 200;
};

const instanceType: HostType = hostType<WebRequestInstance>(
  "WebRequestInstance",
  {
    fields: {
      url: { get: ({ call }) => call.asked.url },
      is_done: { get: isDone },
      is_error: { get: (instance) => error(instance) !== undefined },
      error: { get: error },
      response_code: { get: status },
      text: { get: ({ call }) => (call.asked.download ? (call.answer?.text ?? "") : "") },
      download_progress: { get: progress },
      upload_progress: { get: progress },
    },
    methods: {
      dispose: ({ call }) => {
        call.disposed = true;
        return undefined;
      },
      getResponseHeader: (instance, args) => {
        const name = args.text(0).toLowerCase();
        return Object.entries(headers(instance)).find(([each]) => each.toLowerCase() === name)?.[1];
      },
      getResponseHeaders: (instance) => ({ ...headers(instance) }),
    },
    documented: new Set(),
  },
  () => "WebRequestInstance",
);

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const BYTES = { "Content-Type": "application/octet-stream" };

const pairs = (value: LuaValue): [string, string][] =>
  value instanceof LuaTable ? [...value.entries].map(([key, entry]) => [textOf(key), textOf(entry)]) : [];

const formOf = (value: LuaValue): string =>
  typeof value === "string" ? value : new URLSearchParams(pairs(value)).toString();

type Asks = (args: Args) => Omit<WebAsked, "url">;

const plain =
  (method: string): Asks =>
  () => ({ method, body: "", headers: {}, download: method !== "HEAD" });

const posts: Asks = (args) => ({ method: "POST", body: formOf(args.any(1)), headers: FORM, download: true });
const puts: Asks = (args) => ({ method: "PUT", body: args.text(1), headers: BYTES, download: true });
const custom: Asks = (args) => ({
  method: args.text(1),
  download: args.flag(2, false),
  body: args.text(3, ""),
  headers: Object.fromEntries(pairs(args.any(4))),
});

/** https://api.tabletopsimulator.com/webrequest/manager/ — it gives a request back at once and its answer later. */
export const webRequest = (world: World): HostObject => {
  const asking =
    (asks: Asks, callbackAt: number): Method<HostObject> =>
    (_, args) => {
      const url = args.text(0);
      if (url === "") throw new ScriptError(`${args.member}: there is no url`);
      const call = new WebCall({ ...asks(args), url }, args.optionalFn(callbackAt));
      const instance = new WebRequestInstance(call);
      world.web.ask(call, instance);
      return instance;
    };
  return singleton("WebRequest", {
    fields: {},
    methods: {
      get: asking(plain("GET"), 1),
      head: asking(plain("HEAD"), 1),
      delete: asking(plain("DELETE"), 1),
      post: asking(posts, 2),
      put: asking(puts, 2),
      custom: asking(custom, 5),
    },
    documented: DOCUMENTED.webRequest,
  });
};
