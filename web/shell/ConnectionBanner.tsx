import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';
import { useStore } from '../ui/store.ts';
import { useAppServices } from './appServices.ts';
import { useRenewSession } from './useRenewSession.ts';

/**
 * Banner under the top bar while the server cannot be reached; the page keeps its content. Once the server responds
 * again, the banner closes and the page fetches its data once.
 */
export function ConnectionBanner() {
  const { connection, toasts } = useAppServices();
  const { t } = useTranslation('shell');
  const { isAway, isOffline } = useStore(connection);
  const renewPage = useRenewSession();
  const wasAway = useRef(false);
  const onBack = useEffectEvent(() => {
    toasts.show('success', t('connectionBack'));
    void renewPage();
  });
  useEffect(() => {
    if (wasAway.current && !isAway) {
      onBack();
    }
    wasAway.current = isAway;
  }, [isAway]);
  return (
    <Region role="status">
      {isAway && (
        <Line>
          <Icon name="alert" size={16} />
          <span>{t(isOffline ? 'offline' : 'serverAway')}</span>
          <button type="button" onClick={() => void connection.check()}>
            {t('retry')}
          </button>
        </Line>
      )}
    </Region>
  );
}

/** Overlays the page, so that showing it shifts no content. */
const Region = styled.div`
  position: fixed;
  inset: 68px 0 auto;
  z-index: var(--z-bar);
  display: grid;
  justify-content: center;
  padding: 0 16px;
  pointer-events: none;
  @media (max-width: 767px) { inset: 60px 0 auto; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 4px 6px 4px 14px;
  border: 1px solid color-mix(in srgb, var(--warn) 45%, transparent);
  border-radius: var(--r-3);
  background: var(--s3);
  box-shadow: var(--e2);
  line-height: 20px;
  pointer-events: auto;
  svg { flex: none; color: var(--warn); }
  button {
    flex: none;
    min-height: 32px;
    padding: 0 10px;
    border-radius: var(--r-2);
    color: var(--accent-t);
    font-weight: 500;
    white-space: nowrap;
  }
  button:hover { background: var(--hover); }
`;
