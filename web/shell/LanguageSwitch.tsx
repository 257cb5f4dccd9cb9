import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from './appServices.ts';
import { changeLanguage } from './i18n.ts';
import { readLanguage } from './preferences.ts';

/** Switches between Chinese and English. The label is the name of the other language in that language. */
export function LanguageSwitch() {
  const { i18n, t } = useTranslation('shell');
  const { toasts } = useAppServices();
  const [isSwitching, startSwitch] = useTransition();
  const other = readLanguage(i18n.language) === 'zh' ? 'en' : 'zh';
  return (
    <Switch
      type="button"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      disabled={isSwitching}
      title={other === 'zh' ? '切换到中文' : 'Switch to English'}
      // A rejected action would replace the page.
      onClick={() =>
        startSwitch(() => changeLanguage(i18n, other).catch(() => toasts.show('failure', t('error_0'))))
      }
    >
      {other === 'zh' ? '中文' : 'EN'}
    </Switch>
  );
}

const Switch = styled.button`
  min-width: 36px;
  height: 36px;
  padding: 0 6px;
  border-radius: var(--r-2);
  color: var(--t2);
  font-weight: 500;
  white-space: nowrap;
  &:hover { background: var(--hover); color: var(--t1); }
`;
