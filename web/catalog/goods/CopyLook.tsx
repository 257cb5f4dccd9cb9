import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopyLook_asset$key } from '../../__generated__/CopyLook_asset.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { CopyWorth } from './CopyWorth.tsx';
import { useCountView } from './useCountView.ts';

interface CopyLookProps {
  readonly asset: CopyLook_asset$key;
  readonly listingId: string;
  readonly name: string;
  readonly light: string;
  readonly wear: ReactNode;
  readonly decorations: ReactNode;
  readonly onClose: () => void;
}

const SIDES = ['front', 'back'] as const;
type Side = (typeof SIDES)[number];

/** The side that is shown, and how far its rendering has come; `item` where there is none. */
function useRendering(renderings: readonly string[]) {
  const [side, setSide] = useState<Side>('front');
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'drawing' | 'shown' | 'failed'>('drawing');
  const path = renderings[SIDES.indexOf(side)] ?? null;
  return {
    side,
    path,
    setState,
    shows: path === null ? ('item' as const) : state,
    // A further attempt asks the server again.
    key: `${path} ${attempt}`,
    chooseSide(chosen: Side) {
      // The same picture would not load again, and never be shown.
      if (chosen === side) return;
      setSide(chosen);
      setState('drawing');
    },
    retry() {
      setAttempt(attempt + 1);
      setState('drawing');
    },
  };
}

/**
 * A copy, large. A rendering shows this very copy, one side at a time (requirement Q-09). Without one, and until it is
 * there, the picture of the item stands in, and a line says that it is not this copy.
 */
export function CopyLook({ asset, listingId, name, light, wear, decorations, onClose }: CopyLookProps) {
  const { stage, renderings } = useFragment(FRAGMENT, asset);
  const { t } = useTranslation('goods');
  useCountView([listingId]);
  const { side, path, shows, key, setState, chooseSide, retry } = useRendering(renderings);
  return (
    <Modal title={name} closeLabel={t('shell:close')} shape="picture" onClose={onClose}>
      <Frame $light={light}>
        {shows !== 'shown' && <ItemPicture picture={stage} widthPercent={88} isMain />}
        {path !== null && shows !== 'failed' && (
          <Rendering
            key={key}
            src={path}
            alt={t('look_alt', { name, side: t(`look_${side}`) })}
            referrerPolicy="no-referrer"
            hidden={shows !== 'shown'}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
      </Frame>
      <Caption>
        <p role="status">{t(`look_${shows}`)}</p>
        {shows === 'failed' && (
          <Button size="small" onClick={retry}>
            {t('look_retry')}
          </Button>
        )}
        {renderings.length > 1 && (
          <Segmented
            label={t('look_sides')}
            value={side}
            options={SIDES.map((value) => ({ value, label: t(`look_${value}`) }))}
            onChange={chooseSide}
          />
        )}
      </Caption>
      {wear}
      <BlockErrorBoundary resetKey={listingId} onRetry={onClose}>
        <Suspense fallback={null}>
          <CopyWorth listingId={listingId} />
        </Suspense>
      </BlockErrorBoundary>
      <Decorations>{decorations}</Decorations>
    </Modal>
  );
}

const FRAGMENT = graphql`
  fragment CopyLook_asset on Asset {
    stage: picture(size: STAGE)
    renderings
  }
`;

const Frame = styled(Stage)`
  aspect-ratio: 4 / 3;
  max-height: 60dvh;
  width: 100%;
  border-radius: var(--r-3);
`;

const Rendering = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  &[hidden] { display: none; }
`;

const Decorations = styled.div`
  padding-top: 10px;
  color: var(--t3);
  &:empty { display: none; }
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 54px;
  padding: 10px 0;
  color: var(--t3);
  font-size: 12px;
  p { flex: 1; min-width: 12em; }
`;
