import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TradeUrlPanel_platform$key } from '../__generated__/TradeUrlPanel_platform.graphql.ts';
import type { TradeUrlPanel_viewer$key } from '../__generated__/TradeUrlPanel_viewer.graphql.ts';
import { useAppServices } from '../app/appServices.ts';
import { useTakeSandboxTradeUrl } from '../app/useTakeSandboxTradeUrl.ts';
import { useUnsavedPrompt } from '../app/useUnsavedPrompt.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useSetTradeUrl } from './useSetTradeUrl.ts';

interface TradeUrlPanelProps {
  readonly viewer: TradeUrlPanel_viewer$key;
  readonly platform: TradeUrlPanel_platform$key | null;
}

/** Steam's own page that shows a player's trade link. */
const STEAM_PRIVACY_URL = 'https://steamcommunity.com/my/tradeoffers/privacy';

/** The address that items are delivered to. */
export function TradeUrlPanel({ viewer, platform }: TradeUrlPanelProps) {
  const { tradeUrl } = useFragment(VIEWER_FRAGMENT, viewer);
  const isSandbox = useFragment(PLATFORM_FRAGMENT, platform)?.isSandbox === true;
  const { t } = useTranslation(['user', 'app']);
  const { toasts } = useAppServices();
  /** Null until the reader types: then what is stored shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [setTradeUrl, isSaving] = useSetTradeUrl({
    onSaved: () => setTyped(null),
    onRefused: (code) => setProblem(t(`app:refusal_${code}`)),
  });
  const [takeTradeUrl, isTaking] = useTakeSandboxTradeUrl(() => {
    toasts.show('success', t('saved'));
    setTyped(null);
  });
  const text = typed ?? tradeUrl ?? '';
  const isChanged = text.trim() !== '' && text.trim() !== (tradeUrl ?? '');
  function save(): Promise<boolean> {
    setProblem(undefined);
    return setTradeUrl(text.trim());
  }
  useUnsavedPrompt({ isDirty: isChanged, save });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isSaving) void save();
  }
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <Head>
        <h2>{t('tradeUrl')}</h2>
        <Tag tone={tradeUrl == null ? 'warn' : 'pos'}>{t(tradeUrl == null ? 'isMissing' : 'isSet')}</Tag>
      </Head>
      <p>
        {t('tradeUrlHint')} ·{' '}
        <a href={STEAM_PRIVACY_URL} target="_blank" rel="noreferrer">
          {t('whereToFind')}
        </a>
      </p>
      <Field
        label={t('tradeUrlField')}
        isLabelHidden
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('tradeUrlPlaceholder')}
        value={text}
        problem={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        suffix={
          <Save type="submit" look="primary" isBusy={isSaving} disabled={!isChanged}>
            {t('save')}
          </Save>
        }
      />
      {isSandbox && (
        <Ready>
          <Button size="small" isBusy={isTaking} onClick={takeTradeUrl}>
            {t('takeReady')}
          </Button>
          <small>{t('takeReadyHint')}</small>
        </Ready>
      )}
    </Card>
  );
}

const VIEWER_FRAGMENT = graphql`
  fragment TradeUrlPanel_viewer on Viewer {
    tradeUrl
  }
`;

const PLATFORM_FRAGMENT = graphql`
  fragment TradeUrlPanel_platform on Platform {
    isSandbox
  }
`;

const Card = styled(Panel)`
  h2 { font-size: 14px; line-height: 22px; }
  padding: 20px;
  p { color: var(--t3); padding: 2px 0 14px; }
  p a { color: var(--accent-t); text-decoration: underline; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Save = styled(Button)`
  @media (max-width: 1023px) { height: 44px; }
`;

const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-top: 14px;
  small { font-size: 12px; color: var(--t3); }
`;
