import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FilterFrame, FilterInput } from '../../catalog/goods/FilterInput.tsx';
import { FilterProblem, type TextProblem } from '../../catalog/goods/FilterProblem.tsx';
import type { RuleDraft } from './ruleDraft.ts';

interface RuleCopiesProps {
  readonly draft: RuleDraft;
  readonly problem: TextProblem | null;
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** A condition that shows what only rules can ask. */
const EXAMPLE = 'wear<0.1 price>=cost*1.1';

/** Limits a rule to copies that match a typed filter. */
export function RuleCopies({ draft, problem, onChange }: RuleCopiesProps) {
  const { t } = useTranslation('sell');
  return (
    <Group>
      <span>{t('rule_copies')}</span>
      <FilterFrame $isWrong={problem !== null}>
        <FilterInput
          text={draft.copyText}
          isWrong={problem !== null}
          place="RULE"
          example={EXAMPLE}
          onText={(copyText) => onChange({ copyText })}
        />
      </FilterFrame>
      {problem === null ? (
        <small>{t('rule_copiesHint')}</small>
      ) : (
        <FilterProblem
          text={draft.copyText}
          problem={problem}
          onReplace={(copyText) => onChange({ copyText })}
        />
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 8px;
  > span { font-size: 13px; color: var(--t2); }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;
