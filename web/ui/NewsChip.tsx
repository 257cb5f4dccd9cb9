import { styled } from 'styled-components';
import { Button } from './Button.tsx';

interface NewsChipProps {
  /** What is new, in a few words; null for nothing. */
  readonly text: string | null;
  readonly onShow: () => void;
}

/** Says above a list what is new, and shows it at a press. It takes no room, so that nothing moves when it comes. */
export function NewsChip({ text, onShow }: NewsChipProps) {
  return (
    <Place aria-live="polite">
      {text !== null && (
        <Chip>
          <Button look="primary" size="small" onClick={onShow}>
            {text}
          </Button>
        </Chip>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  z-index: 2;
  top: 72px;
  height: 0;
`;

const Chip = styled.div`
  position: absolute;
  top: 8px;
  left: 50%;
  transform: translateX(-50%);
`;
