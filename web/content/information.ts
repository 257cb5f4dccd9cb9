/** The parts of `/information` in their order. */
export const INFORMATION_SECTIONS = ['about', 'agreement', 'privacy', 'fees', 'contact'] as const;
export type InformationSection = (typeof INFORMATION_SECTIONS)[number];

/** Reads the address; anything else is the first part. */
export function readInformationSection(search: URLSearchParams): InformationSection {
  const wanted = search.get('section');
  return INFORMATION_SECTIONS.find((section) => section === wanted) ?? 'about';
}

/** The address of one part. */
export function informationPath(section: InformationSection): string {
  return section === 'about' ? '/information' : `/information?section=${section}`;
}
