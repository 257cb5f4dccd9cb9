/** Groups of a written part of an IPv6 address; an IPv4 address at its end counts as two. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['', ''] : [group]));
}

/**
 * The network as which an address is counted and limited: an IPv4 address itself, and the /64 of an IPv6 address, which
 * one subscriber gets and can choose from freely (T-2). An IPv4 address in IPv6 notation equals the plain one.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
