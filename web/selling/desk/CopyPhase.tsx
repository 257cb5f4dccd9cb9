import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag.tsx';

/** The Doppler phase or gem of an own copy, on a page that has the words of the market. Nothing for other finishes. */
export function CopyPhase({ phase }: { readonly phase: string | null | undefined }) {
  const { t } = useTranslation('market');
  return phase == null ? null : <Tag tone="accent">{t(`phase_${phase}`)}</Tag>;
}
