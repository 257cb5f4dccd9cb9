/** The sections of `/information` in their order. */
export const INFORMATION_SECTIONS = ['about', 'agreement', 'privacy', 'fees', 'contact'] as const;
export type InformationSection = (typeof INFORMATION_SECTIONS)[number];

/** Parses the URL. An unknown value gives the first section. */
export function readInformationSection(search: URLSearchParams): InformationSection {
  const wanted = search.get('section');
  return INFORMATION_SECTIONS.find((section) => section === wanted) ?? 'about';
}

/** URL of one section. */
export function informationPath(section: InformationSection): string {
  return section === 'about' ? '/information' : `/information?section=${section}`;
}
