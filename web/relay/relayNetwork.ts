import {
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import type { Connection } from './connection.ts';
import { type HandleFailure, isMissingSession } from './envelope.ts';
import type { StreamMetadata, StreamSink } from './readStream.ts';
import { CALL_HEADERS } from './restClient.ts';

/** Executes one persisted document: over HTTP in the browser, in process on the server. */
export type SendDocument = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

/** A response that the server already used to render the page, so that the browser does not request it again. */
export interface KnownReply {
  readonly key: string;
  readonly reply: GraphQLResponse;
}

/** The key of a request, equal on server and browser. Relay passes variables in an order that depends on the caller. */
function replyKey(params: RequestParameters, variables: Variables): string {
  const sorted = Object.entries(variables).sort(([left], [right]) => (left < right ? -1 : 1));
  return `${params.id ?? params.cacheID ?? params.name}:${JSON.stringify(sorted)}`;
}

const RECONNECT_DELAY_MS = 3000;
/** Mutations that change nothing that another tab shows: a preview, an SMS code. */
const QUESTIONS = /Code|StepUp/;
/** Dry runs are part of a form, which has no place of its own for an error. */
const DRY_RUNS = /Preview/;

/** Options of a request, passed in its `cacheConfig.metadata`. */
export interface RequestMetadata {
  /** True for a request that no press caused. When it fails, the caller retries, and no error interrupts the user. */
  readonly isBackground?: boolean;
}

/** The network of the server's render. `onReply` receives every response, which is sent along with the page. */
export function createServerNetwork(send: SendDocument, onReply: (known: KnownReply) => void) {
  return Network.create(async (params, variables) => {
    const reply = withoutUnreadViewer((await send(params, variables)) as Reply);
    onReply({ key: replyKey(params, variables), reply });
    return reply;
  });
}

/**
 * The browser's network: POST `/graphql` with `doc_id`, and subscriptions as a streamed response of the same URL.
 * `onChanged` runs after each completed mutation that changes data.
 */
export function createBrowserNetwork(
  handleFailure: HandleFailure,
  known: readonly KnownReply[],
  connection: Connection,
  onChanged: () => void = () => {},
) {
  const knownReplies = new Map(known.map((entry) => [entry.key, entry.reply]));
  return Network.create(
    (params, variables, { metadata }) => {
      const key = replyKey(params, variables);
      const reply = knownReplies.get(key);
      if (reply !== undefined) {
        knownReplies.delete(key);
        return Observable.from(reply);
      }
      return postDocument(
        { params, variables, handleFailure, connection, onChanged },
        metadata as RequestMetadata | undefined,
      );
    },
    (params, variables, { metadata }) =>
      Observable.create<GraphQLResponse>((sink) =>
        followStream(params, variables, sink, connection, metadata as StreamMetadata | undefined),
      ),
  );
}

interface DocumentCall {
  readonly params: RequestParameters;
  readonly variables: Variables;
  readonly handleFailure: HandleFailure;
  readonly connection: Connection;
  readonly onChanged: () => void;
}

/** A mutation whose session has ended waits for the sign-in and is then sent unchanged, with the same request id. */
async function postDocument(call: DocumentCall, metadata: RequestMetadata = {}): Promise<GraphQLResponse> {
  const { params, variables, handleFailure, connection } = call;
  const isMutation = params.operationKind === 'mutation';
  const response = await connection
    .send('/graphql', {
      method: 'POST',
      headers: CALL_HEADERS,
      body: JSON.stringify({ doc_id: params.id, variables }),
    })
    .catch(() => null);
  const answer = await response?.json().catch(() => null);
  const reply = answer == null ? null : withoutUnreadViewer(answer);
  // While the database is unavailable, a response still contains what the server has in memory.
  const isUsable = response?.ok === true || (response?.status === 503 && reply?.data != null);
  if (!isUsable || reply === null) {
    const status = response?.status ?? 0;
    // A failed press is always reported; a background request of a list is not.
    const isToldByBanner = status === 0 && !isMutation && connection.current().isAway;
    if (metadata.isBackground !== true && !isToldByBanner) {
      const requestId = response?.headers.get('x-request-id') ?? null;
      handleFailure({ kind: 'transport', code: status, msg: '', requestId }, variables);
    }
    throw new Error(`No answer to ${params.name} (status ${status}).`);
  }
  const errors = reply.errors ?? [];
  // A query reports only a missing session. Its other errors are shown by the block that reads the field.
  const isReported = isMutation || DRY_RUNS.test(params.name);
  const told = errors.find((error) => isReported || isMissingSession(codeOf(error)));
  if (told === undefined) {
    if (isMutation && !QUESTIONS.test(params.name)) {
      call.onChanged();
    }
    return reply;
  }
  const failure = { kind: 'envelope', code: codeOf(told), msg: told.message } as const;
  if (isMutation && isMissingSession(failure.code)) {
    return new Promise((resolve) => {
      const onSignedIn = () => resolve(postDocument(call, metadata));
      handleFailure(failure, params, undefined, { onSignedIn, onGivenUp: () => resolve(reply) });
    });
  }
  handleFailure(failure, params);
  return reply;
}

/** One document's answer, as it comes over HTTP or from the same process. */
type Reply = GraphQLResponse & {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly ReplyError[];
};

/**
 * A viewer of whom something could not be read is no visitor, as null would say: the field is left out, so that the page
 * keeps what it knows of them. A reply without any other field is a failure.
 */
function withoutUnreadViewer(reply: Reply): Reply {
  if (reply.data?.viewer !== null || !reply.errors?.some(({ path }) => path?.[0] === 'viewer')) {
    return reply;
  }
  const { viewer: _, ...data } = reply.data;
  return { ...reply, data: Object.keys(data).length === 0 ? null : data } as Reply;
}

function codeOf({ extensions }: ReplyError): string | number {
  return extensions?.code ?? 'INTERNAL_SERVER_ERROR';
}

interface ReplyError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string | number };
}

/** Follows a subscription and reconnects after an interruption, until it is unsubscribed or the server completes it. */
function followStream(
  params: RequestParameters,
  variables: Variables,
  sink: StreamSink,
  connection: Connection,
  metadata: StreamMetadata = {},
): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = async () => {
    // Visitors have no subscriptions, so the stream reader loads with the first one.
    const isComplete = await import('./readStream.ts')
      .then(({ readStream }) =>
        readStream(params, variables, sink, abort.signal, { ...metadata, connection }),
      )
      .catch(() => false);
    if (isComplete) {
      sink.complete();
    } else if (!abort.signal.aborted) {
      timer = setTimeout(connect, RECONNECT_DELAY_MS);
    }
  };
  void connect();
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
