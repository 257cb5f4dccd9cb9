import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { tagColor } from './tagColors.ts';

interface StageChipProps {
  /** Steam's quality tag; the normal one needs no chip. */
  readonly quality: string | null | undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  strange: 'StatTrak™',
  unusual: '★',
  unusual_strange: '★ StatTrak™',
};

/** Chip for star, StatTrak™ or souvenir, which distinguishes a card from its neighbours. */
export function StageChip({ quality }: StageChipProps) {
  const { t } = useTranslation('shell');
  if (quality == null || quality === 'normal') {
    return null;
  }
  return <Chip $color={tagColor(quality)}>{WORDS[quality] ?? t('souvenir')}</Chip>;
}

const Chip = styled.span<{ $color: string }>`
  position: absolute;
  left: 8px;
  top: 8px;
  height: 20px;
  padding: 0 6px;
  display: inline-flex;
  align-items: center;
  border-radius: var(--r-1);
  border: 1px solid color-mix(in srgb, ${({ $color }) => $color} 70%, transparent);
  background: color-mix(in srgb, var(--s1) 78%, transparent);
  font-size: 11px;
  font-weight: 500;
`;
