/** Groups of a written part of an IPv6 address; an IPv4 address at its end stands for two. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['', ''] : [group]));
}

/**
 * Whom an address stands for where codes are counted: an IPv4 address for itself, an IPv6 address for its /64, which is what one
 * subscriber gets and may choose from freely (T-2). An IPv4 address written as IPv6 is the same as without.
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
