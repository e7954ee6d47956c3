import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { Task } from './task.entity';
import { logTaskView } from './task.service';

@Resolver(() => Task)
export class TaskViewResolver {
  @Mutation(() => Task, { description: 'Record that the viewer has seen the task. FORBIDDEN when the viewer may not read it.' })
  logTaskView(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Task> {
    return logTaskView(context, id);
  }
}
