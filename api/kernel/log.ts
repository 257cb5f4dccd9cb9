import { type DestinationStream, type Logger, pino } from 'pino';
import { scopeFields } from './scope.ts';

/** A structured log. Fields that could contain a secret are removed before writing (T-16). */
export type Log = Logger;

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'cookies',
  'code',
  'token',
  'accessToken',
  'refreshToken',
  'sharedSecret',
  'identitySecret',
  'password',
  'mafile',
  'bind',
  'phone',
  'idNumber',
  'paymentAccount',
  'tradeUrl',
  'sealedSecret',
  'set-cookie',
];

/** Field of the request id in Fastify's own log lines, which may be written outside the scope of the request. */
export const REQUEST_ID = 'request_id';
/** Response header with the request id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Fields that every line inherits from its scope. */
function fieldsOf(_line: object, _level: number, log: Logger): Record<string, string> {
  const fields = scopeFields();
  const bound = String(Reflect.get(log, pino.symbols.chindingsSym));
  if (bound.includes(`"${REQUEST_ID}"`)) delete fields[REQUEST_ID];
  return fields;
}

/**
 * The log of one request: each line has its id, also where it is written outside of its scope. Not made by `child`, which
 * looks for secrets in the id: that takes 20 us of each request.
 */
export function requestLog(log: Log, id: string): Log {
  const bound = `${Reflect.get(log, pino.symbols.chindingsSym)},"${REQUEST_ID}":${JSON.stringify(id)}`;
  return Object.create(log, { [pino.symbols.chindingsSym]: { value: bound, writable: true } });
}

/** Opens the log of one process, to standard output by default. The level is LOG_LEVEL. Each line contains the id of its request. */
export function openLog(name: string, level: string, destination?: DestinationStream): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);
  const options = {
    name,
    level,
    base: { name },
    redact: { paths, censor: '[redacted]' },
    mixin: fieldsOf,
  };
  return destination ? pino(options, destination) : pino(options);
}
