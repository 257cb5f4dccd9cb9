import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CallbackSearchButton } from './CallbackSearchButton.tsx';
import {
  CALLBACK_STATES,
  callbackFilter,
  isResendable,
  type SearchTexts,
  type ShownState,
} from './callbackSearch.ts';
import { consolePath } from './partnerView.ts';
import { ResendAllDialog } from './ResendAllDialog.tsx';

interface CallbackToolsProps {
  readonly state: ShownState | null;
  readonly texts: SearchTexts;
  readonly onRefresh: () => void;
}

const ALL = 'ALL';

/** Above the log: what it shows, and all of it sent again. */
export function CallbackTools({ state, texts, onRefresh }: CallbackToolsProps) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const filter = callbackFilter(state, texts);
  const show = (next: ShownState | null, search: SearchTexts) =>
    void navigate(consolePath({ tab: 'log', state: next, texts: search }), { preventScrollReset: true });
  return (
    <Head>
      <Segmented
        label={t('logStates')}
        value={state ?? ALL}
        options={[ALL, ...CALLBACK_STATES].map((each) => ({
          value: each as ShownState | typeof ALL,
          label: t(`state_${each}`),
        }))}
        onChange={(next) => show(next === ALL ? null : next, texts)}
      />
      <Buttons>
        <CallbackSearchButton texts={texts} onSearch={(next) => show(state, next)} />
        {filter !== null && isResendable(state, texts) && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {t('resendAll')}
          </Button>
        )}
        <Button size="small" onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </Buttons>
      {filter !== null && isAsking && (
        <ResendAllDialog filter={filter} onClose={() => setIsAsking(false)} onResent={onRefresh} />
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 14px 20px;
  @media (max-width: 767px) { padding: 12px 16px; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
