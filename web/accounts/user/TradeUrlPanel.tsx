import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TradeUrlPanel_platform$key } from '../../__generated__/TradeUrlPanel_platform.graphql.ts';
import type { TradeUrlPanel_viewer$key } from '../../__generated__/TradeUrlPanel_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { useTakeSandboxTradeUrl } from '../../shell/useTakeSandboxTradeUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useTradeUrlForm } from './useTradeUrlForm.ts';

interface TradeUrlPanelProps {
  readonly viewer: TradeUrlPanel_viewer$key;
  readonly platform: TradeUrlPanel_platform$key | null;
}

/** Steam's own page that shows a player's trade link. */
const STEAM_PRIVACY_URL = 'https://steamcommunity.com/my/tradeoffers/privacy';

/** The trade link for deliveries. Changing it to another Steam account requires an SMS code. */
export function TradeUrlPanel({ viewer, platform }: TradeUrlPanelProps) {
  const { tradeUrl } = useFragment(VIEWER_FRAGMENT, viewer);
  const isSandbox = useFragment(PLATFORM_FRAGMENT, platform)?.isSandbox === true;
  const { t } = useTranslation(['user', 'shell']);
  const { toasts } = useAppServices();
  const form = useTradeUrlForm(tradeUrl ?? null);
  const [takeTradeUrl, isTaking] = useTakeSandboxTradeUrl(() => {
    toasts.show('success', t('saved'));
    form.reset();
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.canSave) void form.save();
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
        value={form.text}
        problem={form.problem}
        onChange={(event) => form.type(event.target.value)}
        suffix={
          <Save type="submit" look="primary" isBusy={form.isSaving} disabled={!form.canSave}>
            {t('save')}
          </Save>
        }
      />
      {form.stepUp !== null && (
        <Elsewhere>
          <p>{t('tradeUrlElsewhere')}</p>
          <StepUpField words="user" {...form.stepUp} />
        </Elsewhere>
      )}
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

const Elsewhere = styled.div`
  padding-top: 14px;
`;

const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-top: 14px;
  small { font-size: 12px; color: var(--t3); }
`;
