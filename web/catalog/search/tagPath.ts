/** Parameters of the market's URL, those of the REST contract. */
const PARAMETERS: Readonly<Record<string, string>> = {
  TYPE: 'tagType',
  WEAPON: 'type',
  ITEM_SET: 'tagItemSet',
};

/** URL of the market filtered by one tag, with a keyword unless that is empty. */
export function tagPath(category: string, internalName: string, keyword: string): string {
  const params = new URLSearchParams(keyword === '' ? {} : { search: keyword });
  params.set(PARAMETERS[category] ?? 'tagType', internalName);
  return `/market?${params}`;
}
