/** Names in the market's address, those of the REST contract. */
const PARAMETERS: Readonly<Record<string, string>> = {
  TYPE: 'tagType',
  WEAPON: 'type',
  ITEM_SET: 'tagItemSet',
};

/** The market narrowed to one tag, searched for a keyword unless that is empty. */
export function tagPath(category: string, internalName: string, keyword: string): string {
  const params = new URLSearchParams(keyword === '' ? {} : { search: keyword });
  params.set(PARAMETERS[category] ?? 'tagType', internalName);
  return `/market?${params}`;
}
