/** The reason why the server rejected a mutation: a stable code, and a message in the reader's language. */
export interface DomainError {
  readonly code: string;
  readonly message: string;
}

/** The domain error in a mutation's result; null when it succeeded. */
export function errorOf(answer: {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}): DomainError | null {
  const { code, message } = answer;
  return code === undefined || message === undefined ? null : { code, message };
}

/** A response of the REST contract; code 0 means success (requirement E-01). */
export interface Envelope<T> {
  readonly code: number | string;
  readonly msg: string;
  readonly data: T;
}

/** An error inside a response (`envelope`), or no usable response at all (`transport`; status 0 when none arrived). */
export interface Failure {
  readonly kind: 'envelope' | 'transport';
  readonly code: number | string;
  readonly msg: string;
  /** Id of the request in the server's log; null when no response arrived. */
  readonly requestId?: string | null;
}

/** An action that resumes when the user is signed in again. Exactly one of the two callbacks runs. */
export interface SessionWait {
  readonly onSignedIn: () => void;
  readonly onGivenUp: () => void;
}

/** The effects on the page that the handler may cause. */
export interface FailureEffects {
  toast(text: string): void;
  /** False when the login modal is open already. */
  askForSession(wait?: SessionWait): boolean;
  /**
   * Navigates to `/serverError`. `path` is the page to link back to, `requestId` the id that the user may give to the
   * operators.
   */
  showServerError(path: string, requestId: string | null): void;
  currentPath(): string;
  /** Stored per browser session; false where it cannot be read. */
  hasShownServerError(): boolean;
  /** The translated message for a code, or null when the message of the response is used. */
  sentenceFor(code: number | string): string | null;
}

/** Handles one failure. The identity of the request object distinguishes a retry from a new request. */
export type HandleFailure = (
  failure: Failure,
  request: object,
  handler?: (failure: Failure) => void,
  wait?: SessionWait,
) => void;

const NO_SESSION_CODES = new Set<number | string>([401, 'UNAUTHENTICATED']);

/** True for the one code that shows no message and opens the login modal (requirement A-06). */
export function isMissingSession(code: number | string): boolean {
  return NO_SESSION_CODES.has(code);
}

/**
 * The one failure handler of REST requests and of the Relay network (requirements E-02, E-03). The caller's handler
 * runs first. A missing session shows no message and opens the login modal. The first status 500 of a browser session
 * redirects to `/serverError`. Everything else is a toast. An action without a session waits for the sign-in and then
 * resumes.
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
 * Messages of REST responses are in the reader's language and are shown as they are. Those of GraphQL are English, so
 * the translation of the code takes precedence. A response without any message (a proxy's own page) counts as a
 * server error.
 */
function sentenceOf({ code, msg }: Failure, { sentenceFor }: FailureEffects): string {
  const sentence = sentenceFor(code);
  const [first, second] = typeof code === 'number' ? [msg, sentence] : [sentence, msg];
  return first || second || sentenceFor(500) || '';
}
