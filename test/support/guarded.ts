import { fail } from "../../src/kernel/fail";
import type { Bot } from "../../src/kernel/foresight";
import type { Game } from "../../src/kernel/game";
import type { Ask, Chance, Event, Evolve, Go, Rule, Step, Tell } from "../../src/kernel/words";

/** Who may change what: everybody but `evolve` nothing, `evolve` fields of records but never a list. */
type Hold = "read" | "evolve";

const behind = new WeakMap<object, object>();
const held = { read: new WeakMap<object, object>(), evolve: new WeakMap<object, object>() };

/** The value itself, with nothing held in it. */
const plain = <T>(value: T): T => {
  if (typeof value !== "object" || value === null) return value;
  const own = behind.get(value);
  if (own !== undefined) return own as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)])) as T;
};

const forbidden = (target: object, hold: Hold, key: string): string => {
  if (hold === "read") return `changed outside evolve: "${key}"`;
  return Array.isArray(target) ? `evolve changed a list in place: "${key}"` : "";
};

const changed = (target: object, hold: Hold, key: string | symbol, change: () => boolean): boolean => {
  const broken = forbidden(target, hold, String(key));
  return broken === "" ? change() : fail(broken);
};

const hold = <T>(value: T, as: Hold): T => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const own = behind.get(value) ?? value;
  const known = held[as].get(own);
  if (known !== undefined) return known as T;
  const proxy = new Proxy(own, {
    get: (target, key, self) => {
      const field: unknown = Reflect.get(target, key, self);
      return typeof field === "function" ? field : hold(field, as);
    },
    set: (target, key, field) => changed(target, as, key, () => Reflect.set(target, key, plain(field))),
    deleteProperty: (target, key) => changed(target, as, key, () => Reflect.deleteProperty(target, key)),
    defineProperty: (target, key, descriptor) =>
      changed(target, as, key, () => Reflect.defineProperty(target, key, descriptor)),
  });
  behind.set(proxy, own);
  held[as].set(own, proxy);
  return proxy as T;
};

/** The state as everybody but `evolve` may have it: whoever changes it fails, and so does the test. */
const readOnly = <T>(state: T): T => hold(state, "read");

/** Frozen to the ground: events, steps and says are never changed once told. */
const frozen = <T>(value: T): T => {
  if (typeof value !== "object" || value === null) return value;
  for (const field of Object.values(value)) frozen(field);
  return Object.freeze(value);
};

const toldFrozen = <S, St, E>({ state, emit, next }: Tell<S, St, E>): Tell<S, St, E> => ({
  state: readOnly(state),
  emit: (event) => {
    emit(frozen(plain(event)));
  },
  next: (...steps) => {
    next(...steps.map((step) => frozen(plain(step))));
  },
});

/** `answer` takes in what was thrown, and keeps words only. */
const worded = <T>(act: () => T): T => {
  try {
    return act();
  } catch (error) {
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

const go = <S, St, E, T>(rule: Go<S, St, E, T>): Go<S, St, E, T> => ({
  kind: "go",
  run: (tell, step) => {
    worded(() => {
      rule.run(toldFrozen(tell), step);
    });
  },
});

type Nobody<S, St, E, T> = NonNullable<Ask<S, St, E, T>["nobody"]>;

const nobody =
  <S, St, E, T>(instead: Nobody<S, St, E, T>): Nobody<S, St, E, T> =>
  (tell, step) => {
    worded(() => {
      instead(toldFrozen(tell), step);
    });
  };

const ask = <S, St, E, T>(rule: Ask<S, St, E, T>): Ask<S, St, E, T> => ({
  kind: "ask",
  onlyAnswer: rule.onlyAnswer,
  seats: (state, step) => plain(rule.seats(readOnly(state), step)),
  part: (state, step, seat, said) => plain(rule.part(readOnly(state), step, seat, said)),
  why: (state, step, seat, said, word) => rule.why(readOnly(state), step, seat, said, word),
  take: (tell, step, seat, say) => {
    worded(() => {
      rule.take(toldFrozen(tell), step, seat, say);
    });
  },
  ...(rule.nobody === undefined ? {} : { nobody: nobody(rule.nobody) }),
});

const chance = <S, St, E, T>(rule: Chance<S, St, E, T>): Chance<S, St, E, T> => ({
  kind: "chance",
  draws: (state, step) => plain(rule.draws(readOnly(state), step)),
  land: (tell, step, came) => {
    worded(() => {
      rule.land(toldFrozen(tell), step, frozen(came.slice()));
    });
  },
  read: (state, step, came) => plain(rule.read(readOnly(state), step, came)),
});

const guardedRule = <S, St, E, T>(rule: Rule<S, St, E, T>): Rule<S, St, E, T> =>
  rule.kind === "go" ? go(rule) : rule.kind === "ask" ? ask(rule) : chance(rule);

const mapRecord = (record: object, to: (value: never) => unknown): object =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value as never)]));

const guardedBot = <S, St>(bot: Bot<S, St>): Bot<S, St> => ({
  ...bot,
  score: (view, asked, seat, said, word) => bot.score(readOnly(view), asked, seat, said, word),
});

type Hints<S, St> = NonNullable<Game<S, St & Step, Event>["hints"]>;

const hints =
  <S, St>(told: Hints<S, St>): Hints<S, St> =>
  (view, waiting, seat, said) =>
    plain(told(readOnly(view), waiting, seat, said));

/** The same game, in which nobody but `evolve` can change the state, and `evolve` replaces lists. */
export const guarded = <S, St extends Step, E extends Event>(game: Game<S, St, E>): Game<S, St, E> => ({
  ...game,
  setup: (seats, options) => {
    const { state, agenda } = game.setup(seats, options);
    return { state, agenda: frozen(agenda) };
  },
  rules: mapRecord(game.rules, guardedRule) as Game<S, St, E>["rules"],
  evolve: mapRecord(game.evolve, (change: (state: S, event: E) => void) => (state: S, event: E) => {
    worded(() => {
      change(hold(state, "evolve"), event);
    });
  }) as Evolve<S, E>,
  anytime: (state, waiting) => plain(game.anytime(readOnly(state), waiting)),
  over: (state) => plain(game.over(readOnly(state))),
  view: (state, seat) => readOnly(plain(game.view(readOnly(state), seat))),
  scene: (state) => plain(game.scene(readOnly(state))),
  hear: (state, asked, said, gesture) => plain(game.hear(readOnly(state), asked, said, gesture)),
  ...(game.hints === undefined ? {} : { hints: hints(game.hints) }),
  bots: [guardedBot(game.bots[0]), ...game.bots.slice(1).map(guardedBot)],
});
