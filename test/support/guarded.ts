import { canonical } from "../../src/kernel/canonical";
import { fail } from "../../src/kernel/fail";
import type { Bot } from "../../src/kernel/foresight";
import type { Game } from "../../src/kernel/game";
import { sceneOf } from "../../src/kernel/sections";
import type { Ask, Chance, Evolve, Go, Nouns, Rule, Seen, Tell } from "../../src/kernel/words";

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

const toldFrozen = <N extends Nouns>({ state, emit, next }: Tell<N>): Tell<N> => ({
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

const go = <N extends Nouns, T>(rule: Go<N, T>): Go<N, T> => ({
  kind: "go",
  run: (tell, step) => {
    worded(() => {
      rule.run(toldFrozen(tell), step);
    });
  },
});

type Nobody<N extends Nouns, T> = NonNullable<Ask<N, T, unknown>["nobody"]>;

const nobody =
  <N extends Nouns, T>(instead: Nobody<N, T>): Nobody<N, T> =>
  (tell, step) => {
    worded(() => {
      instead(toldFrozen(tell), step);
    });
  };

const ask = <N extends Nouns, T>(rule: Ask<N, T, unknown>): Ask<N, T, unknown> => ({
  kind: "ask",
  onlyAnswer: rule.onlyAnswer,
  seats: (state, step) => plain(rule.seats(readOnly(state), step)),
  asks: (talk, state, step, seat) => {
    const meant = plain(rule.asks(talk, readOnly(state), step, seat));
    talk.said = plain(talk.said);
    talk.asked = plain(talk.asked);
    return meant;
  },
  take: (tell, step, seat, meant) => {
    worded(() => {
      rule.take(toldFrozen(tell), step, seat, meant);
    });
  },
  ...(rule.nobody === undefined ? {} : { nobody: nobody(rule.nobody) }),
});

const chance = <N extends Nouns, T>(rule: Chance<N, T>): Chance<N, T> => ({
  kind: "chance",
  draws: (state, step) => plain(rule.draws(readOnly(state), step)),
  land: (tell, step, came) => {
    worded(() => {
      rule.land(toldFrozen(tell), step, frozen(came.slice()));
    });
  },
  read: (state, step, came) => plain(rule.read(readOnly(state), step, came)),
});

const guardedRule = <N extends Nouns, T>(rule: Rule<N, T>): Rule<N, T> =>
  rule.kind === "go" ? go(rule) : rule.kind === "ask" ? ask(rule) : chance(rule);

const mapRecord = (record: object, to: (value: never) => unknown): object =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value as never)]));

const guardedBot = <N extends Nouns>(bot: Bot<N>): Bot<N> => ({
  ...bot,
  score: (view, asked, seat, said, word) => bot.score(readOnly(view), asked, seat, said, word),
});

type Hints<N extends Nouns> = NonNullable<Game<N>["hints"]>;

const hints =
  <N extends Nouns>(told: Hints<N>): Hints<N> =>
  (view, waiting, seat, said) =>
    plain(told(readOnly(view), waiting, seat, said));

/** So often each event is looked at: random play has thousands of each, and drawing the scene takes its time. */
const LOOKS = 60;

/** An event changes of the scene what `changedBy` says, and nothing else. */
const keepsToSections = <N extends Nouns>({ sections }: Game<N>): ((...of: Evolving<N>) => void) => {
  const looks: Record<string, number> = {};
  return (state, event, change) => {
    const seen = (looks[event.was] ?? 0) + 1;
    looks[event.was] = seen;
    if (sections === undefined || seen > LOOKS) {
      change();
      return;
    }
    const changedBy: Readonly<Record<string, readonly string[] | undefined>> = sections.changedBy;
    const others = Object.keys(sections.of).filter((name) => changedBy[event.was]?.includes(name) !== true);
    const drawn = (): string[] =>
      others.map((name) => canonical(sceneOf(sections.of, name, state as Seen<N["State"]>)));
    const before = drawn();
    change();
    const after = drawn();
    const moved = others.filter((_, i) => before[i] !== after[i]);
    if (moved.length > 0) fail(`${event.was} changes ${moved.join(", ")} too`);
  };
};

type Evolving<N extends Nouns> = readonly [state: N["State"], event: N["Event"], change: () => void];

/** The same game, in which nobody but `evolve` can change the state, and `evolve` replaces lists. */
export const guarded = <N extends Nouns>(game: Game<N>): Game<N> => {
  const keeping = keepsToSections(game);
  return {
    ...game,
    setup: (seats, options) => {
      const { state, agenda } = game.setup(seats, options);
      return { state, agenda: frozen(agenda) };
    },
    rules: mapRecord(game.rules, guardedRule) as Game<N>["rules"],
    evolve: mapRecord(
      game.evolve,
      (change: (state: N["State"], event: N["Event"]) => void) => (state: N["State"], event: N["Event"]) => {
        worded(() => {
          keeping(state, event, () => {
            change(hold(state, "evolve"), event);
          });
        });
      },
    ) as Evolve<N>,
    anytime: (state, waiting) => plain(game.anytime(readOnly(state), waiting)),
    over: (state) => plain(game.over(readOnly(state))),
    view: (state, seat) => readOnly(plain(game.view(readOnly(state), seat))),
    scene: (state) => plain(game.scene(readOnly(state))),
    hear: (state, asked, said, gesture) => plain(game.hear(readOnly(state), asked, said, gesture)),
    ...(game.hints === undefined ? {} : { hints: hints(game.hints) }),
    bots: [guardedBot(game.bots[0]), ...game.bots.slice(1).map(guardedBot)],
  };
};
