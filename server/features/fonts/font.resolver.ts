import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { Font } from './font.type';
import { listFonts } from './font.service';

@Resolver(() => Font)
export class FontResolver {
  @Query(() => [Font], {
    description: 'The bundled font families, all at once. UNAUTHENTICATED without a session, FORBIDDEN for other clients than staff.',
  })
  fonts(@Ctx() context: Context): readonly Font[] {
    return listFonts(context);
  }
}
