import ipaddr from 'ipaddr.js';

/** Most entries of a list. */
export const ALLOWED_ADDRESSES_MAX = 20;
const TEXT_MAX = 50;

/** A parsed list, or the first invalid entry. */
export type ParsedAddresses = { addresses: readonly string[] } | { wrong: string };

/**
 * One address or range in canonical form; null for anything else. An IPv4 address must be written as four decimal
 * numbers.
 */
function parseEntry(text: string): string | null {
  const [address = '', bits, ...rest] = text.split('/');
  const isFourPart = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isFourPart && !(ipaddr.IPv6.isValid(address) && !address.includes('%'))) return null;
  if (bits === undefined) return ipaddr.process(address).toString();
  const parsed = ipaddr.parse(address);
  const isRange = rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isFourPart ? 32 : 128);
  if (!isRange) return null;
  const kind = isFourPart ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${Number(bits)}`;
}

/**
 * Parses the addresses that signed requests may come from: literal ones, or ranges as 203.0.113.0/24. Empty lines are
 * ignored.
 */
export function parseAllowedAddresses(given: readonly string[]): ParsedAddresses {
  const addresses = new Set<string>();
  for (const line of given) {
    const text = line.trim();
    if (text === '') continue;
    const entry = text.length > TEXT_MAX ? null : parseEntry(text);
    if (entry === null) return { wrong: text.slice(0, TEXT_MAX) };
    addresses.add(entry);
  }
  return { addresses: [...addresses] };
}
