import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { REQUEST_CODE, SIGN_IN } from './documents.ts';

/** A GraphQL response with its HTTP status. */
export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

/** A REST response with its HTTP status. */
export interface RestAnswer {
  status: number;
  headers: Headers;
  body: { code: number; msg: string; data: unknown };
}

/** No two answers share the name of their request; what is compared is what was answered. */
function withoutRequestId<E extends GraphqlAnswer<unknown>['errors'][number]>(error: E): E {
  if (error.extensions === undefined) return error;
  const { request_id: _name, ...extensions } = error.extensions;
  return { ...error, extensions };
}

let phoneCount = 0;

/** A mobile number that no other test of the run uses. */
export function newPhone(): string {
  phoneCount += 1;
  return `138${String((process.pid % 10_000) * 10_000 + phoneCount)
    .padStart(8, '0')
    .slice(-8)}`;
}

/** Opens a session for a phone number without asking it for a code. */
export type OpenSession = (phone: string) => Promise<readonly { name: string; value: string | null }[]>;

/** A program that talks to the market as a browser would, with a cookie jar. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  /** The market's. */
  readonly url: string;
  private readonly sandboxUrl: string;
  private readonly openSession: OpenSession | null;

  constructor(url: string, sandboxUrl: string, openSession: OpenSession | null = null) {
    this.url = url;
    this.sandboxUrl = sandboxUrl;
    this.openSession = openSession;
  }

  /** Sends a request with the cookies of the jar and stores those of the response. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Runs a typed document. */
  async run<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<GraphqlAnswer<Data>> {
    return this.query<Data>(print(document), variables as Record<string, unknown>);
  }

  /** Runs a document as text. */
  async query<Data>(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer<Data>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<GraphqlAnswer<Data>>;
    return { status: response.status, data, errors: errors.map(withoutRequestId) };
  }

  /** Runs a typed document that must not fail. */
  async must<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data, errors } = await this.run(document, variables);
    if (errors.length > 0 || !data) throw new Error(`GraphQL: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Calls the REST API. */
  async rest(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const response = await this.fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as RestAnswer['body'],
    };
  }

  /** The newest code that the sandbox's phone got. */
  async readCode(phone: string): Promise<string> {
    const { sms } = (await (await fetch(`${this.sandboxUrl}/sandbox/sms?phone=${phone}`)).json()) as {
      sms: { templateParam: string; sentAt: string }[];
    };
    const [newest] = sms.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
    if (!newest) throw new Error(`no SMS for ${phone}`);
    return (JSON.parse(newest.templateParam) as { code: string }).code;
  }

  /** Signs in, without a code where the market is at hand: two hashes as slow as those of passwords, for most tests to no purpose. */
  async signIn(phone = newPhone()): Promise<this> {
    if (this.openSession === null) return this.signInByCode(phone);
    for (const { name, value } of await this.openSession(phone)) this.cookies.set(name, value ?? '');
    return this;
  }

  /** Signs in by phone and code, as a person does. */
  async signInByCode(phone = newPhone()): Promise<this> {
    await this.must(REQUEST_CODE, { phone });
    const code = await this.readCode(phone);
    const { signIn } = await this.must(SIGN_IN, { phone, code, keep: true });
    if (signIn.__typename !== 'SignInPayload') throw new Error(`sign-in: ${signIn.__typename}`);
    return this;
  }
}
