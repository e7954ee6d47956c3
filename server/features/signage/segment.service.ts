/** Segments, which may be asked for by the stream that shows them. */
import { collections } from '../../../schema/collections';
import type { Condition } from '../../platform/collections/reading/sqlCondition';
import { CollectionService } from '../../platform/collections/collectionService';
import { Segment } from './segment.entity';

class SegmentService extends CollectionService<Segment> {
  protected override ownFilter(_name: string, stream: unknown): Condition {
    return bind =>
      `kept.id::text in (select shown->>'segment' from "digitalSignageStream" as stream, jsonb_array_elements(stream.segments) as shown where stream.id = ${bind(stream)})`;
  }
}

export const segmentService = new SegmentService(collections.digitalSignageSegment, Segment);
