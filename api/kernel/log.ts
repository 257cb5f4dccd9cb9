import { type DestinationStream, type Logger, pino } from 'pino';
import { scopeFields } from './scope.ts';

/** A structured log. Fields that could carry a secret are removed before anything is written (T-16). */
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

/** Fastify's own lines about a request bear its id as theirs, also before and after its scope. */
export const REQUEST_ID = 'request_id';
/** The same in the header of every answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What each line says of the scope that it was written in. */
function fieldsOf(_line: object, _level: number, log: Logger): Record<string, string> {
  const fields = scopeFields();
  const bound = String(Reflect.get(log, pino.symbols.chindingsSym));
  if (bound.includes(`"${REQUEST_ID}"`)) delete fields[REQUEST_ID];
  return fields;
}

/** Opens the log of one process, to standard output unless told. Level by LOG_LEVEL. Each line names the request that it is about. */
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
