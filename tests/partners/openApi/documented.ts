import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsOf from 'ajv-formats';

type ContentType = 'application/json' | 'application/zstd' | 'text/event-stream';
type Content = {
  [Type in ContentType]?: {
    schema: object;
    example?: unknown;
    examples?: Record<string, { value: unknown }>;
  };
};
export interface DocumentedResponse {
  $ref?: string;
  description?: string;
  content?: Content;
}
/** What a call answers: an envelope in JSON, a file, or a stream. */
export function typeOf({ operationId }: { operationId: string }): ContentType {
  if (operationId === 'getDump') return 'application/zstd';
  return operationId === 'streamChanges' ? 'text/event-stream' : 'application/json';
}

/** A call, or a callback, of the OpenAPI document. */
export interface DocumentedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  'x-errors'?: string[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: object;
    example?: unknown;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, DocumentedResponse>;
}
interface OpenApi {
  tags: { name: string }[];
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks: Record<string, { post: DocumentedOperation }>;
  components: { schemas: Record<string, object>; responses: Record<string, DocumentedResponse> };
  'x-error-codes': {
    error: string;
    code: number;
    status: number;
    retry: string;
    waitSeconds: number | null;
  }[];
}

/** The committed OpenAPI document, which a test elsewhere holds to be fresh. */
export const DOCUMENT = JSON.parse(
  readFileSync(new URL('../../../docs/open/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

/** Every call with its method and path. */
export const CALLS = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formatsOf.default(ajv);
ajv.addSchema({ $id: 'document', components: DOCUMENT.components });
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value by a schema of the document; empty if nothing is. */
export function problemsOf(schema: object, value: unknown): string[] {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A response of a call, by its name where many share it. */
export function responseOf({ responses }: DocumentedOperation, status: number): DocumentedResponse | null {
  const response = responses[status];
  const name = response?.$ref?.split('/').at(-1);
  return (name ? DOCUMENT.components.responses[name] : response) ?? null;
}

/** The call of a request; null for a path that is none of the document's. Paths without parameters come first. */
function callOf(method: string, target: string): DocumentedOperation | null {
  const path = target.split('?')[0] ?? '';
  const found = CALLS.filter(
    (call) =>
      call.method === method && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  ).toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  return found[0]?.operation ?? null;
}

/**
 * What of an answer is not as the OpenAPI document says: its status, its code, its shape. Every answer that a test gets passes through here,
 * so that no call answers what its document does not name.
 */
export function undocumentedIn(method: string, target: string, status: number, body: unknown): string[] {
  const call = callOf(method, target);
  if (!call) return [];
  const response = responseOf(call, status);
  if (!response) return [`${call.operationId} answers ${status}, which it does not name`];
  const { error = '' } = (body ?? {}) as { error?: string };
  if (status === 422 && !call['x-errors']?.includes(error))
    return [`${call.operationId} answers ${error}, which it does not name`];
  const schema = response.content?.['application/json']?.schema;
  return schema ? problemsOf(schema, body).map((problem) => `${call.operationId} ${problem}`) : [];
}
