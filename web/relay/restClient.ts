import type { Connection } from './connection.ts';
import { type Envelope, type Failure, type HandleFailure, isMissingSession } from './envelope.ts';

/** Parameters of a request. Undefined values are not sent. */
export type CallValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** One request of the REST contract. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly params?: CallValues;
  readonly data?: CallValues;
  /** For requests that no press caused: runs on a missing session, and the login modal stays closed. */
  readonly onSignedOut?: () => void;
}

/** The five parts of a request that the contract names (requirement E-05). */
export interface PreparedCall {
  readonly method: RestCall['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Calls the REST endpoints. Resolves to `data` on success, or to undefined when the failure has been handled. */
export type CallRest = <T>(call: RestCall, handler?: (failure: Failure) => void) => Promise<T | undefined>;

/** Headers of every request of the web app. The marker shows the server that a page of this site sent it. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
};

/**
 * Copies the page's query parameters into params and data. The request's own values take precedence, and a GET sends
 * no data.
 */
export function prepareCall(call: RestCall, pageSearch: string): PreparedCall {
  const page = Object.fromEntries(new URLSearchParams(pageSearch));
  const params: Record<string, string> = { ...page };
  for (const [name, value] of Object.entries(call.params ?? {})) {
    if (value !== undefined) {
      params[name] = String(value);
    }
  }
  return {
    method: call.method,
    url: call.url,
    headers: CALL_HEADERS,
    params,
    data: { ...page, ...call.data },
  };
}

/** The part of the tab's connection that a client needs. */
export type CallConnection = Pick<Connection, 'send' | 'current'>;

/** Creates a client over the connection. `pageSearch` is read at each request, because the URL changes. */
export function createRestClient(
  handleFailure: HandleFailure,
  pageSearch: () => string,
  connection: CallConnection,
): CallRest {
  return async function callRest<T>(
    call: RestCall,
    handler?: (failure: Failure) => void,
  ): Promise<T | undefined> {
    const prepared = prepareCall(call, pageSearch());
    const fail = (failure: Failure): undefined => {
      if (call.onSignedOut !== undefined && isMissingSession(failure.code)) {
        call.onSignedOut();
      } else {
        handleFailure(failure, call, handler);
      }
      return undefined;
    };
    const reply = await sendCall(prepared, connection);
    // A read without a response shows no error: no press caused it, and the banner reports the connection.
    if (reply.status === 0 && call.method === 'GET' && connection.current().isAway) {
      handler?.({ kind: 'transport', code: 0, msg: '' });
      return undefined;
    }
    if (reply.envelope === null || !reply.isOk) {
      const { status: code, requestId } = reply;
      return fail({ kind: 'transport', code, msg: reply.envelope?.msg ?? '', requestId });
    }
    if (reply.envelope.code !== 0) {
      return fail({ kind: 'envelope', code: reply.envelope.code, msg: reply.envelope.msg });
    }
    return reply.envelope.data as T;
  };
}

interface Reply {
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly isOk: boolean;
  readonly requestId: string | null;
  readonly envelope: Envelope<unknown> | null;
}

async function sendCall(call: PreparedCall, { send }: CallConnection): Promise<Reply> {
  const query = new URLSearchParams(call.params).toString();
  try {
    const response = await send(query === '' ? call.url : `${call.url}?${query}`, {
      method: call.method,
      headers: call.headers,
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(call.data) }),
    });
    const envelope = await response.json().catch(() => null);
    const requestId = response.headers.get('x-request-id');
    return { status: response.status, isOk: response.ok, requestId, envelope };
  } catch {
    return { status: 0, isOk: false, requestId: null, envelope: null };
  }
}
