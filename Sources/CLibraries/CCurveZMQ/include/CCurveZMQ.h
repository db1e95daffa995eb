/*
 * A DEALER of libzmq that speaks CURVE, for a lane that leaves the machine, and the keys for it. libzmq is opened when the first
 * function here is called: it brings fourteen libraries and two threads along, which a plugin on its host's machine has no use for.
 *
 * What is used of libzmq is what its ABI has had since 4.2. A dealer belongs to one thread.
 */
#ifndef CCURVEZMQ_H
#define CCURVEZMQ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct curvezmq_dealer curvezmq_dealer;

/* The length of a key in Z85 (RFC 32), without a zero at its end. */
enum { curvezmq_key_length = 40 };

/* How a dealer behaves. Times are in milliseconds, sizes in bytes, keys in Z85 with a zero at the end. */
struct curvezmq_options {
    const char *endpoint;
    const char *server_key;
    const char *public_key;
    const char *secret_key;
    /* Of a frame of the other side. */
    int64_t largest;
    /* How many messages may wait on their way out, and in. */
    int send_mark;
    int receive_mark;
    /* How long what was sent last is kept for when the dealer is closed. */
    int linger;
    /* How long a try to connect may take before it counts as one that nobody has answered. */
    int connect_timeout;
    int handshake;
    int heartbeat;
    int heartbeat_timeout;
    /* The pause before another try where nobody answers, and the longest, up to which it doubles. */
    int retry;
    int longest_retry;
};

/* What a dealer is ready for. */
enum { curvezmq_readable = 1, curvezmq_writable = 2 };

/* What happened to the connection of a dealer. */
enum curvezmq_event {
    curvezmq_nothing = 0,
    /* The other side has proved who it is and has let this one in. */
    curvezmq_ready,
    /* Nobody answers; it is tried again. */
    curvezmq_retried,
    /* The connection is lost, or was ended in the handshake. */
    curvezmq_lost,
};

/* A frame that was received. To be passed to curvezmq_frame_close. */
struct curvezmq_frame {
    _Alignas(8) unsigned char storage[64];
};

/* Makes a pair of keys. Returns false where that cannot be; then *message says why, and is to be passed to free(). */
bool curvezmq_make_keys(char public_key[41], char secret_key[41], char **message);

/* Finds the public key that belongs to a secret one. Returns false as above, also where it is no key. */
bool curvezmq_find_public_key(char public_key[41], const char *secret_key, char **message);

/*
 * Makes a dealer, and connects it in the background. Returns NULL where that cannot be; then *message says why, and is to be
 * passed to free().
 */
curvezmq_dealer *curvezmq_open(const struct curvezmq_options *options, char **message);

/* Ends a dealer. With `waits` the call also waits until what the last of them sent is out, or its linger is over. */
void curvezmq_close(curvezmq_dealer *dealer, bool waits);

/*
 * The descriptors for an event loop: of the dealer, and of what happens to its connection. They are readable once for each piece
 * of news, which any call may swallow: so wait for them only after curvezmq_events and curvezmq_next_event had nothing to tell.
 */
int curvezmq_descriptor(curvezmq_dealer *dealer);
int curvezmq_event_descriptor(curvezmq_dealer *dealer);

/* What the dealer is ready for. */
int curvezmq_events(curvezmq_dealer *dealer);

/* The next of what happened to the connection. */
enum curvezmq_event curvezmq_next_event(curvezmq_dealer *dealer);

/* Sends a message of one frame. Returns 1 where it was taken, 0 where there is no room now, -1 where it never will be. */
int curvezmq_send(curvezmq_dealer *dealer, const void *bytes, size_t count);

/* Receives a frame. Returns 1, or 0 where there is none now, or -1 where there will be none. */
int curvezmq_receive(curvezmq_dealer *dealer, struct curvezmq_frame *frame);

const void *curvezmq_frame_bytes(struct curvezmq_frame *frame);
size_t curvezmq_frame_size(struct curvezmq_frame *frame);
/* Whether another frame of the same message follows. */
bool curvezmq_frame_has_more(struct curvezmq_frame *frame);
void curvezmq_frame_close(struct curvezmq_frame *frame);

#endif
