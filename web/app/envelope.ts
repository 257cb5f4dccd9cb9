/** Why the server rejected a mutation: a stable code, and a message in the reader's language. */
export interface DomainError {
  readonly code: string;
  readonly message: string;
}

/** The domain error in a mutation's answer; null where it succeeded. */
export function errorOf(answer: {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}): DomainError | null {
  const { code, message } = answer;
  return code === undefined || message === undefined ? null : { code, message };
}

/** An answer of the REST contract; code 0 is success (requirement E-01). */
export interface Envelope<T> {
  readonly code: number | string;
  readonly msg: string;
  readonly data: T;
}

/** An error inside an answer (`envelope`), or no usable answer at all (`transport`, status 0 when nothing came). */
export interface Failure {
  readonly kind: 'envelope' | 'transport';
  readonly code: number | string;
  readonly msg: string;
  /** By which the server's log names the request; null where nothing came. */
  readonly requestId?: string | null;
}

/** An action that goes on once its reader is signed in again; one of the two is called. */
export interface SessionWait {
  readonly onSignedIn: () => void;
  readonly onGivenUp: () => void;
}

/** What the handler may do to the page. */
export interface FailureEffects {
  toast(text: string): void;
  /** False where the reader is being asked already. */
  askForSession(wait?: SessionWait): boolean;
  /** Goes to `/serverError`; `path` is the page to offer the way back to, `requestId` what the reader may tell the operators. */
  showServerError(path: string, requestId: string | null): void;
  currentPath(): string;
  /** Remembered per browser session; false where it could not be read. */
  hasShownServerError(): boolean;
  /** The sentence for a code in the reader's language, or null when the answer's own words must do. */
  sentenceFor(code: number | string): string | null;
}

/** Answers one failure; the request object tells a retry from a new request. */
export type HandleFailure = (
  failure: Failure,
  request: object,
  handler?: (failure: Failure) => void,
  wait?: SessionWait,
) => void;

const NO_SESSION_CODES = new Set<number | string>([401, 'UNAUTHENTICATED']);

/** True for the one code that is silent and opens the login modal (requirement A-06). */
export function isMissingSession(code: number | string): boolean {
  return NO_SESSION_CODES.has(code);
}

/**
 * The one handler of REST calls and of the Relay network (requirements E-02, E-03): the caller's handler goes first; a missing
 * session is silent and opens the login modal; a first status 500 leads to `/serverError` once per browser session; the
 * rest is a toast. An action without a session waits for the sign-in and then goes on.
 */
export function createFailureHandler(effects: FailureEffects): HandleFailure {
  const failedRequests = new WeakSet<object>();
  return (failure, request, handler, wait) => {
    if (handler !== undefined) {
      handler(failure);
      return;
    }
    if (isMissingSession(failure.code)) {
      if (!effects.askForSession(wait)) {
        wait?.onGivenUp();
      }
      return;
    }
    if (failure.kind === 'transport') {
      if (failedRequests.has(request)) {
        return;
      }
      failedRequests.add(request);
      if (failure.code === 500 && !effects.hasShownServerError()) {
        effects.showServerError(effects.currentPath(), failure.requestId ?? null);
        return;
      }
    }
    effects.toast(sentenceOf(failure, effects));
  };
}

/**
 * REST answers speak the reader's language and are shown as they are; GraphQL's are English, so their code is looked up first. What
 * has no words at all (a proxy's own page) is a fault of the server.
 */
function sentenceOf({ code, msg }: Failure, { sentenceFor }: FailureEffects): string {
  const sentence = sentenceFor(code);
  const [first, second] = typeof code === 'number' ? [msg, sentence] : [sentence, msg];
  return first || second || sentenceFor(500) || '';
}
