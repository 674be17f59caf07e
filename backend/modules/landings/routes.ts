import { landingCalls as calls } from '@/backend/contract/landings/calls';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { addQuizResult } from './commands/add-quiz-result';
import { listLandingAddresses, readLanding } from './queries/landing';
import { readTakers } from './queries/quiz';

/** Landing pages and the quiz. */
export const landingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    landing: (ctx, { slug }) => readLanding(ctx, slug),
    landingAddresses: (ctx) => listLandingAddresses(ctx),
    quizTakers: (ctx) => readTakers(ctx),
    addQuizResult: async (ctx, { shares }, caller) => {
      await countTries(ctx, byNetwork('quizNetwork', caller.address));
      await addQuizResult(ctx, shares);
      return readTakers(ctx);
    },
  });
};
