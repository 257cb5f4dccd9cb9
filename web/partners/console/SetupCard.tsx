import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Hint, PartnerCard } from './partnerParts.ts';

interface SetupCardProps {
  readonly title: string;
  readonly hint: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One task of step 2, marked when it is done. */
export function SetupCard({ title, hint, isDone, children }: SetupCardProps) {
  const { t } = useTranslation('console');
  return (
    <PartnerCard aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {isDone && (
          <Tag tone="pos">
            <Icon name="check" size={12} />
            {t('done')}
          </Tag>
        )}
      </Head>
      <Hint>{hint}</Hint>
      <Body>{children}</Body>
    </PartnerCard>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding-top: 12px;
  &:empty { display: none; }
  > div:last-child, > form > div:last-child { padding-top: 4px; }
`;

/**
 * Shows an error without a field and fetches the data again, because another tab or an operator may have changed step
 * 2.
 */
export function useShowSetupError(onRejected: () => void): (message: string) => void {
  const { toasts } = useAppServices();
  return (message) => {
    toasts.show('failure', message);
    onRejected();
  };
}
