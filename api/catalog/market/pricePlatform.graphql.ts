import { builder } from '../../http/graphql/builder.ts';

/** Other platforms whose prices are compared with ours. */
export const PricePlatformName = builder.enumType('PricePlatformName', {
  description: 'Another platform whose prices are compared with ours.',
  values: {
    BUFF: { value: 'buff', description: 'The marketplace NetEase BUFF (buff.163.com).' },
    YOUPIN: { value: 'youpin', description: 'The marketplace YouPin (youpin898.com).' },
    C5: { value: 'c5', description: 'The marketplace C5GAME (c5game.com).' },
    STEAM: { value: 'steam', description: "Steam's own market. Proceeds stay in the Steam wallet." },
  } as const,
});
