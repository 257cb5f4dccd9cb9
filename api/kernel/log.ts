import { type DestinationStream, type Logger, pino } from 'pino';

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

/** Opens the log of one process, to standard output unless told. Level by LOG_LEVEL. */
export function openLog(name: string, level: string, destination?: DestinationStream): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);
  const options = { name, level, base: { name }, redact: { paths, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
