import { styled } from 'styled-components';

interface AvatarProps {
  /** Optional, because a page renders without the picture. */
  readonly name: string | null | undefined;
  readonly url: string | null | undefined;
  /** Edge in px. */
  readonly size?: 28 | 32 | 56 | 80;
}

/** A user's picture, or the first letter of the name when there is none. */
export function Avatar({ name, url, size = 28 }: AvatarProps) {
  return (
    <Circle $size={size} aria-hidden="true">
      {[...(name ?? '').trim()][0]?.toUpperCase() ?? '?'}
      {url !== null && url !== undefined && url !== '' && <img src={url} alt="" loading="lazy" />}
    </Circle>
  );
}

const Circle = styled.span<{ $size: number }>`
  position: relative;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  overflow: hidden;
  display: grid;
  place-items: center;
  background: var(--s3);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--t2);
  font-size: ${({ $size }) => ($size < 56 ? 12 : 20)}px;
  font-weight: 600;
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; color: transparent; }
`;

/** The server's name for a user without a nickname: 玩家 and the last characters of the id. */
const GIVEN_NAME = /^玩家([0-9a-z]{4})$/;

/** The server's name for a seller without a nickname. */
const NAMELESS_SELLER = '人工发货';

/**
 * A nickname as it is displayed: a generated one is translated, a chosen one is unchanged. Null gives an empty text.
 */
export function personName(nickname: string | null | undefined, language: string): string {
  const name = nickname ?? '';
  if (language === 'zh') {
    return name;
  }
  return name === NAMELESS_SELLER ? 'Manual delivery' : name.replace(GIVEN_NAME, 'Player $1');
}
