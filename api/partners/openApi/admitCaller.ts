import { createPublicKey, type KeyObject } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { openCache } from '../../kernel/caches.ts';
import { readClosure } from '../../kernel/closure/admitService.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type AccessRow, findAccess, insertNonce } from './access.store.ts';
import { readCompatibleClaim, type SignatureStyle } from './compatibleSignature.ts';
import { Denied, OpenPlatformClosed } from './open.errors.ts';
import { isSignedBy, NONCE, type SignedRequest, signedText, TIMESTAMP_WINDOW_SECONDS } from './signature.ts';

/** A partner whose request is signed correctly. */
export interface OpenCaller {
  partnerId: string;
  userId: string;
  appId: string;
  keyId: string;
  style: SignatureStyle;
  /** The nonce of the request in our own style, which its answer is signed with. Null for another style. */
  nonce: string | null;
  /** The text whose signature was verified, in the style of the request. */
  signedText: Buffer;
}

/** A request before its signature is verified. */
export interface UnprovenRequest {
  method: string;
  target: string;
  /** The single value of a header; a header that is sent twice counts as missing. */
  header(name: string): string | null;
  rawBody: Buffer;
  /** The fields that another platform's style signs: those of the body, or of the query if there is no body. */
  fields: Readonly<Record<string, unknown>>;
  address: string;
}

interface Claim {
  appId: string;
  keyId: string | null;
  timestamp: string;
  nonce: string;
  signature: string;
  text: Buffer;
  style: SignatureStyle;
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const SECONDS = /^[0-9]{9,11}$/;
const KEY_BYTES = 4_000;
/** Parsing a key costs more than verifying a signature with it. */
const keys = openCache<KeyObject>('partnerKeys', () => KEY_BYTES);

function keyOf({ publicKey }: AccessRow): KeyObject {
  const kept = keys.get(publicKey);
  if (kept) return kept;
  const key = createPublicKey(publicKey);
  keys.set(publicKey, key);
  return key;
}

function readNativeClaim({ method, target, header, rawBody }: UnprovenRequest): Claim | null {
  const appId = header('x-open-app');
  const timestamp = header('x-open-timestamp');
  const nonce = header('x-open-nonce');
  const signature = header('x-open-signature');
  if (!appId || !timestamp || !nonce || !signature || !NONCE.test(nonce)) return null;
  const signed: SignedRequest = { method, target, timestamp, nonce, body: rawBody };
  return {
    appId,
    keyId: header('x-open-key'),
    timestamp,
    nonce,
    signature,
    text: signedText(signed),
    style: 'native',
  };
}

function readClaim(request: UnprovenRequest): Claim | null {
  if (request.header('x-open-app') !== null) return readNativeClaim(request);
  const compatible = readCompatibleClaim(request.fields);
  return compatible && { ...compatible.claim, keyId: null, style: compatible.style };
}

function isTimely(timestamp: string, nowSeconds: number): boolean {
  return SECONDS.test(timestamp) && Math.abs(Number(timestamp) - nowSeconds) <= TIMESTAMP_WINDOW_SECONDS;
}

/** Whether an address is among those that a partner allows its requests to come from. */
function isAllowed(address: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return allowed.some((entry) => {
    const [range, bits] = entry.includes('/') ? ipaddr.parseCIDR(entry) : [ipaddr.process(entry), null];
    if (range.kind() !== caller.kind()) return false;
    return caller.match(range, bits ?? (range.kind() === 'ipv4' ? 32 : 128));
  });
}

/**
 * Authenticates a signed request (P-04): application and key, timestamp by the database's clock, signature over the
 * bytes as received, and an unused nonce. Every failure gets the same answer, so that nobody can find out which
 * applications exist.
 * @throws Denied 401; 403 if the partner has switched its open platform off (U-04) or does not allow requests from the
 * address; OpenPlatformClosed 503 for a correctly signed request, without using up the nonce.
 */
export async function admitCaller({ db }: Platform, request: UnprovenRequest): Promise<OpenCaller> {
  const claim = readClaim(request);
  if (!claim || !NAME.test(claim.appId) || (claim.keyId !== null && !NAME.test(claim.keyId)))
    throw new Denied(401, 'unauthorized');
  const access = await findAccess(db, claim.appId, claim.keyId);
  const isStyle = claim.style === 'native' || access?.signatureStyle === claim.style;
  if (!access || !isStyle || !isTimely(claim.timestamp, access.nowSeconds))
    throw new Denied(401, 'unauthorized');
  if (!isSignedBy(keyOf(access), claim.text, claim.signature)) throw new Denied(401, 'unauthorized');
  if (!isAllowed(request.address, access.allowedAddresses)) throw new Denied(403, 'addressNotAllowed');
  if (access.isClosed) throw new OpenPlatformClosed(await readClosure(db, 'open-platform'));
  if (!access.isOn) throw new Denied(403, 'openPlatformOff');
  if (!(await insertNonce(db, access.partnerId, claim.nonce))) throw new Denied(401, 'unauthorized');
  const { partnerId, userId, keyId } = access;
  return {
    partnerId,
    userId,
    appId: claim.appId,
    keyId,
    style: claim.style,
    nonce: claim.style === 'native' ? claim.nonce : null,
    signedText: claim.text,
  };
}
