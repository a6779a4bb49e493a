import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './health.ts';
import type { RequestMetrics } from './requestMetrics.ts';

export type ConnectionLimits = {
  /** Connections of all together. */
  all: number;
  /** Connections of one address; undefined behind a proxy, whose connections are everybody's, and without limits. */
  ofAddress: number | undefined;
  /** Requests of one connection that are not answered yet: browsers and proxies send one at a time. */
  requests: number;
};

/** Many visitors share the address of a clinic or of a phone network. */
const usual: ConnectionLimits = { all: 10_000, ofAddress: 500, requests: 8 };

const unlimited: ConnectionLimits = { all: Infinity, ofAddress: undefined, requests: Infinity };

type ConnectionParts = {
  isLimited: boolean;
  isBehindProxy: boolean;
  lifecycle: Lifecycle;
  metrics?: RequestMetrics | undefined;
};

/**
 * Limits connections. Where there are too many, the oldest that has no open request is closed, so that who comes now is
 * served; browsers open another when they need it. A server that stops says with each answer that it ends the connection: what
 * is sent next goes to one that stays. When it closes, all without an open request are closed: of those that were opened and
 * not used yet it would wait until their time for a request is over.
 */
export function addConnections(app: FastifyInstance, parts: ConnectionParts, changes: Partial<ConnectionLimits> = {}) {
  const usualOfAll = { ...usual, ...changes, ...(parts.isBehindProxy && { ofAddress: undefined }) };
  const limits = parts.isLimited ? usualOfAll : unlimited;
  const { lifecycle } = parts;
  const open = new Map<Socket, number>();
  const byAddress = new Map<string, Set<Socket>>();
  const end = (socket: Socket) => {
    parts.metrics?.countSlow('connection');
    socket.destroy();
  };
  const makeRoom = (sockets: Iterable<Socket>, newest: Socket) => {
    for (const socket of sockets) if (open.get(socket) === 0) return end(socket);
    return end(newest);
  };

  app.server.on('connection', (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const own = byAddress.get(address) ?? new Set();
    byAddress.set(address, own.add(socket));
    open.set(socket, 0);
    socket.once('close', () => {
      open.delete(socket);
      own.delete(socket);
      if (own.size === 0) byAddress.delete(address);
    });
    if (limits.ofAddress !== undefined && own.size > limits.ofAddress) makeRoom(own, socket);
    else if (open.size > limits.all) makeRoom(open.keys(), socket);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const requests = (open.get(socket) ?? 0) + 1;
    if (requests > limits.requests) {
      end(socket);
      return;
    }
    if (open.has(socket)) open.set(socket, requests);
    reply.raw.once('close', () => {
      const left = open.get(socket);
      if (left === undefined) return;
      open.set(socket, left - 1);
      if (lifecycle.isStopping && left === 1) socket.end();
    });
    done();
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.isStopping) reply.header('connection', 'close');
    done();
  });

  app.addHook('preClose', (done) => {
    lifecycle.isStopping = true;
    for (const [socket, requests] of open) if (requests === 0) socket.destroy();
    done();
  });
}
