/** Segments, with a filter by the stream that contains them. */
import { collections } from '../../../schema/collections';
import type { Condition } from '../../platform/collections/reading/sqlCondition';
import { CollectionService } from '../../platform/collections/collectionService';
import { Segment } from './segment.entity';

class SegmentService extends CollectionService<Segment> {
  protected override customFilter(_name: string, stream: unknown): Condition {
    return bind =>
      `record.id::text in (select item->>'segment' from "digitalSignageStream" as stream, jsonb_array_elements(stream.segments) as item where stream.id = ${bind(stream)})`;
  }
}

export const segmentService = new SegmentService(collections.digitalSignageSegment, Segment);
