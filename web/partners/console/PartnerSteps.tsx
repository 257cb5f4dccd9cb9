import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { PARTNER_STAGES, type PartnerStage } from './partnerView.ts';

interface PartnerStepsProps {
  readonly stage: PartnerStage;
  readonly isRejected: boolean;
}

/** The progress from the application to the first signed request. */
export function PartnerSteps({ stage, isRejected }: PartnerStepsProps) {
  const { t } = useTranslation('console');
  const place = PARTNER_STAGES.indexOf(stage);
  return (
    <Line aria-label={t('steps')}>
      {PARTNER_STAGES.map((each, index) => (
        <Step
          key={each}
          $state={index < place ? 'done' : index === place ? 'current' : 'coming'}
          aria-current={index === place ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < place ? <Icon name="check" size={12} /> : index + 1}</i>
          <span>{t(each === 'apply' && isRejected ? 'step_correct' : `step_${each}`)}</span>
        </Step>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  display: flex;
  max-width: 860px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $state: 'done' | 'current' | 'coming' }>`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-size: 13px;
  color: ${({ $state }) => ($state === 'coming' ? 'var(--t3)' : 'var(--t1)')};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
  &:last-child { flex: none; }
  &:not(:last-child)::after { content: ""; flex: 1; height: 1px; margin-right: 8px; background: var(--line-2); }
  i {
    flex: none;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    font-style: normal;
    font-size: 12px;
    ${({ $state }) =>
      $state === 'current'
        ? 'background: var(--accent); color: var(--on-accent);'
        : $state === 'done'
          ? 'background: var(--accent-w); color: var(--accent-t);'
          : 'background: var(--s3); color: var(--t3);'}
  }
  @media (max-width: 599px) {
    ${({ $state }) => ($state === 'current' ? 'min-width: max-content;' : '')}
    &:not(:last-child)::after { margin-right: 6px; }
    gap: 6px;
    span { ${({ $state }) => ($state === 'current' ? '' : 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);')} white-space: nowrap; }
  }
`;
