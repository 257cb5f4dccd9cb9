import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TestCard_setup$key } from '../../__generated__/TestCard_setup.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Actions, Code } from './partnerParts.ts';
import { SetupCard, useShowSetupError } from './SetupCard.tsx';
import { useTestCallback } from './useTestCallback.ts';

interface TestCardProps {
  readonly setup: TestCard_setup$key;
  readonly onRejected: () => void;
}

/**
 * Sends a test callback to the address and shows the result: the response's status and its first lines (requirement
 * P-03).
 */
export function TestCard({ setup, onRejected }: TestCardProps) {
  const { test } = useFragment(FRAGMENT, setup);
  const { t } = useTranslation('console');
  const showError = useShowSetupError(onRejected);
  const [send, isBusy] = useTestCallback(showError);
  const isWaiting = test?.state === 'WAITING';
  const isDelivered = test?.state === 'DELIVERED';
  const outcome =
    test?.status == null ? t(`failure_${test?.failure}`, t('failure_other')) : `HTTP ${test.status}`;
  return (
    <SetupCard title={t('testTitle')} hint={t('testHint')} isDone={isDelivered}>
      {test != null && (
        <Outcome role="status" $tone={isWaiting ? 'var(--info)' : isDelivered ? 'var(--pos)' : 'var(--neg)'}>
          <Icon name={isWaiting ? 'clock' : isDelivered ? 'check' : 'alert'} />
          <div>
            <b>{t(`test_${test.state}`)}</b>
            {!isWaiting && (
              <span className="num">
                {outcome}
                {test.durationMs != null && ` · ${t('milliseconds', { count: test.durationMs })}`}
              </span>
            )}
            {test.answer != null && test.answer !== '' && (
              <Answer aria-label={t('answer')}>{test.answer}</Answer>
            )}
          </div>
        </Outcome>
      )}
      <Actions>
        <Button look={isDelivered ? 'default' : 'primary'} isBusy={isBusy || isWaiting} onClick={send}>
          {t(test == null ? 'sendTest' : 'sendTestAgain')}
        </Button>
      </Actions>
    </SetupCard>
  );
}

const FRAGMENT = graphql`
  fragment TestCard_setup on PartnerSetup {
    test {
      state
      status
      failure
      answer
      durationMs
    }
  }
`;

const Outcome = styled.div<{ $tone: string }>`
  display: flex;
  gap: 10px;
  min-width: 0;
  > svg { flex: none; margin-top: 3px; color: ${({ $tone }) => $tone}; }
  > div { flex: 1; min-width: 0; }
  b { margin-right: 10px; font-weight: 500; }
  span { color: var(--t3); font-size: 13px; }
`;

const Answer = styled(Code)`
  max-height: 120px;
  margin-top: 8px;
  border: 1px solid var(--line);
  border-radius: var(--r-input);
  background: var(--s2);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
