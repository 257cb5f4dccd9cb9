import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface CorrectedNoteProps {
  readonly typed: string;
  /** The corrected spelling that was searched for. */
  readonly corrected: string;
}

/** Note above the grid that the keyword was matched despite a misspelt letter (requirement M-10). */
export function CorrectedNote({ typed, corrected }: CorrectedNoteProps) {
  const { t } = useTranslation('market');
  return (
    <Note role="status">
      {t('correctedBefore', { typed })} <b>{corrected}</b> {t('correctedBehind')}
    </Note>
  );
}

const Note = styled.p`
  margin: 0 0 12px;
  color: var(--t2);
  b { color: var(--accent-t); font-weight: 600; }
`;
