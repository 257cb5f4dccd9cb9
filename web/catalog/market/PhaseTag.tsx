import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PhaseTag_asset$key } from '../../__generated__/PhaseTag_asset.graphql.ts';
import { hasWords } from '../../shell/i18n.ts';
import { Tag } from '../../ui/Tag.tsx';

/** The Doppler phase or gem of a copy, which its name does not say and which decides its price. Nothing for other finishes. */
export function PhaseTag({ asset }: { readonly asset: PhaseTag_asset$key }) {
  const { phase } = useFragment(FRAGMENT, asset);
  const { t, i18n } = useTranslation('market');
  // Pages load these words with their data; a dialog may stand above one that has none.
  if (phase == null || !hasWords(i18n, 'market')) {
    return null;
  }
  return <Tag tone="accent">{t(`phase_${phase}`)}</Tag>;
}

const FRAGMENT = graphql`
  fragment PhaseTag_asset on Asset {
    phase
  }
`;
