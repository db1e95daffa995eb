#define _GNU_SOURCE
#include "CCurveZMQ.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* From zmq.h. */
enum { type_pair = 0, type_dealer = 5 };
enum { flag_dont_wait = 1, readiness_in = 1, readiness_out = 2, context_blocky = 70 };
enum {
    option_descriptor = 14,
    option_events = 15,
    option_linger = 17,
    option_retry = 18,
    option_longest_retry = 21,
    option_largest = 22,
    option_send_mark = 23,
    option_receive_mark = 24,
    option_ipv6 = 42,
    option_public_key = 48,
    option_secret_key = 49,
    option_server_key = 50,
    option_handshake = 66,
    option_heartbeat = 75,
    option_heartbeat_timeout = 77,
    option_connect_timeout = 79,
};
enum {
    event_retried = 0x0004,
    event_disconnected = 0x0200,
    event_failed = 0x0800 | 0x2000 | 0x4000,
    event_succeeded = 0x1000,
};

static struct {
    void *(*context_new)(void);
    int (*context_set)(void *, int, int);
    int (*context_end)(void *);
    void *(*socket)(void *, int);
    int (*close)(void *);
    int (*set)(void *, int, const void *, size_t);
    int (*get)(void *, int, void *, size_t *);
    int (*connect)(void *, const char *);
    int (*monitor)(void *, const char *, int);
    int (*send)(void *, const void *, size_t, int);
    int (*init)(void *);
    int (*receive)(void *, void *, int);
    void *(*data)(void *);
    size_t (*size)(const void *);
    int (*more)(const void *);
    int (*end)(void *);
    int (*make_keys)(char *, char *);
    int (*public_key)(char *, const char *);
    int (*error)(void);
    const char *(*text)(int);
} library;

static pthread_once_t opening = PTHREAD_ONCE_INIT;
/* Why it cannot be used; empty where it can. */
static char trouble[512];

static void *find(void *opened, const char *name) {
    void *symbol = dlsym(opened, name);
    if (symbol == NULL && trouble[0] == 0)
        snprintf(trouble, sizeof trouble, "libzmq.so.5 is too old: it has no %s", name);
    return symbol;
}

static void open_library(void) {
    void *opened = dlopen("libzmq.so.5", RTLD_LAZY | RTLD_LOCAL);
    if (opened == NULL) {
        snprintf(trouble, sizeof trouble, "libzmq cannot be opened; install libzmq5 (%s)", dlerror());
        return;
    }
    library.context_new = find(opened, "zmq_ctx_new");
    library.context_set = find(opened, "zmq_ctx_set");
    library.context_end = find(opened, "zmq_ctx_term");
    library.socket = find(opened, "zmq_socket");
    library.close = find(opened, "zmq_close");
    library.set = find(opened, "zmq_setsockopt");
    library.get = find(opened, "zmq_getsockopt");
    library.connect = find(opened, "zmq_connect");
    library.monitor = find(opened, "zmq_socket_monitor");
    library.send = find(opened, "zmq_send");
    library.init = find(opened, "zmq_msg_init");
    library.receive = find(opened, "zmq_msg_recv");
    library.data = find(opened, "zmq_msg_data");
    library.size = find(opened, "zmq_msg_size");
    library.more = find(opened, "zmq_msg_more");
    library.end = find(opened, "zmq_msg_close");
    library.make_keys = find(opened, "zmq_curve_keypair");
    library.public_key = find(opened, "zmq_curve_public");
    library.error = find(opened, "zmq_errno");
    library.text = find(opened, "zmq_strerror");
}

static bool is_usable(char **message) {
    pthread_once(&opening, open_library);
    *message = trouble[0] == 0 ? NULL : strdup(trouble);
    return trouble[0] == 0;
}

static bool fail(char **message, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (vasprintf(message, format, arguments) < 0) *message = NULL;
    va_end(arguments);
    return false;
}

/* MARK: Keys */

bool curvezmq_make_keys(char public_key[41], char secret_key[41], char **message) {
    if (!is_usable(message)) return false;
    if (library.make_keys(public_key, secret_key) == 0) return true;
    return fail(message, "libzmq makes no keys: %s", library.text(library.error()));
}

bool curvezmq_find_public_key(char public_key[41], const char *secret_key, char **message) {
    if (!is_usable(message)) return false;
    if (library.public_key(public_key, secret_key) == 0) return true;
    return fail(message, "libzmq does not take it for a secret key: %s", library.text(library.error()));
}

/* MARK: Dealers */

struct curvezmq_dealer {
    void *socket;
    void *monitor;
};

/* Made for the first dealer, and ended after the last where somebody waits for that. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *context;
static int dealers;
static unsigned last_monitor;

static void *open_socket(int type) {
    if (context == NULL) {
        context = library.context_new();
        if (context == NULL) return NULL;
        /* Sockets that libzmq makes for itself linger for ever otherwise. */
        library.context_set(context, context_blocky, 0);
    }
    return library.socket(context, type);
}

static bool set_number(void *socket, int option, int value) {
    return library.set(socket, option, &value, sizeof value) == 0;
}

static bool set_text(void *socket, int option, const char *text) {
    return library.set(socket, option, text, strlen(text)) == 0;
}

static bool set_options(void *socket, const struct curvezmq_options *options) {
    return library.set(socket, option_largest, &options->largest, sizeof options->largest) == 0
        && set_number(socket, option_send_mark, options->send_mark)
        && set_number(socket, option_receive_mark, options->receive_mark)
        && set_number(socket, option_linger, options->linger)
        && set_number(socket, option_connect_timeout, options->connect_timeout)
        && set_number(socket, option_handshake, options->handshake)
        && set_number(socket, option_heartbeat, options->heartbeat)
        && set_number(socket, option_heartbeat_timeout, options->heartbeat_timeout)
        && set_number(socket, option_retry, options->retry)
        && set_number(socket, option_longest_retry, options->longest_retry)
        && set_number(socket, option_ipv6, 1)
        && set_text(socket, option_server_key, options->server_key)
        && set_text(socket, option_public_key, options->public_key)
        && set_text(socket, option_secret_key, options->secret_key);
}

static bool start(curvezmq_dealer *dealer, const struct curvezmq_options *options) {
    char place[64];
    int unlimited = 0;
    pthread_mutex_lock(&lock);
    dealers++;
    dealer->socket = open_socket(type_dealer);
    if (dealer->socket != NULL) dealer->monitor = open_socket(type_pair);
    snprintf(place, sizeof place, "inproc://mullion-dealer-%u", ++last_monitor);
    pthread_mutex_unlock(&lock);
    int events = event_retried | event_disconnected | event_failed | event_succeeded;
    return dealer->monitor != NULL && set_options(dealer->socket, options)
        && set_number(dealer->monitor, option_linger, 0) && set_number(dealer->monitor, option_receive_mark, unlimited)
        && library.monitor(dealer->socket, place, events) == 0 && library.connect(dealer->monitor, place) == 0
        && library.connect(dealer->socket, options->endpoint) == 0;
}

curvezmq_dealer *curvezmq_open(const struct curvezmq_options *options, char **message) {
    if (!is_usable(message)) return NULL;
    curvezmq_dealer *dealer = calloc(1, sizeof *dealer);
    if (dealer == NULL) return NULL;
    if (start(dealer, options)) return dealer;
    fail(message, "%s", library.text(library.error()));
    curvezmq_close(dealer, false);
    return NULL;
}

void curvezmq_close(curvezmq_dealer *dealer, bool waits) {
    if (dealer->socket != NULL) {
        library.monitor(dealer->socket, NULL, 0);
        library.close(dealer->socket);
    }
    if (dealer->monitor != NULL) library.close(dealer->monitor);
    free(dealer);
    void *ended = NULL;
    pthread_mutex_lock(&lock);
    dealers--;
    if (waits && dealers == 0) {
        ended = context;
        context = NULL;
    }
    pthread_mutex_unlock(&lock);
    /* A signal may interrupt the wait. */
    while (ended != NULL && library.context_end(ended) != 0 && library.error() == EINTR) {}
}

static int number(void *socket, int option) {
    int value = 0;
    size_t size = sizeof value;
    while (library.get(socket, option, &value, &size) != 0)
        if (library.error() != EINTR) return -1;
    return value;
}

int curvezmq_descriptor(curvezmq_dealer *dealer) { return number(dealer->socket, option_descriptor); }

int curvezmq_event_descriptor(curvezmq_dealer *dealer) { return number(dealer->monitor, option_descriptor); }

int curvezmq_events(curvezmq_dealer *dealer) {
    int ready = number(dealer->socket, option_events);
    if (ready < 0) return 0;
    return (ready & readiness_in ? curvezmq_readable : 0) | (ready & readiness_out ? curvezmq_writable : 0);
}

static int receive(void *socket, struct curvezmq_frame *frame) {
    library.init(frame->storage);
    while (library.receive(frame->storage, socket, flag_dont_wait) < 0) {
        if (library.error() == EINTR) continue;
        int result = library.error() == EAGAIN ? 0 : -1;
        library.end(frame->storage);
        return result;
    }
    return 1;
}

enum curvezmq_event curvezmq_next_event(curvezmq_dealer *dealer) {
    struct curvezmq_frame frame;
    /* Number and value in six bytes, and then a frame with the endpoint. */
    while (receive(dealer->monitor, &frame) == 1) {
        uint16_t event = 0;
        if (curvezmq_frame_has_more(&frame) && curvezmq_frame_size(&frame) >= sizeof event)
            memcpy(&event, curvezmq_frame_bytes(&frame), sizeof event);
        curvezmq_frame_close(&frame);
        if (event == event_succeeded) return curvezmq_ready;
        if (event == event_retried) return curvezmq_retried;
        if (event == event_disconnected || (event & event_failed) != 0) return curvezmq_lost;
    }
    return curvezmq_nothing;
}

int curvezmq_send(curvezmq_dealer *dealer, const void *bytes, size_t count) {
    while (library.send(dealer->socket, bytes, count, flag_dont_wait) < 0) {
        if (library.error() != EINTR) return library.error() == EAGAIN ? 0 : -1;
    }
    return 1;
}

int curvezmq_receive(curvezmq_dealer *dealer, struct curvezmq_frame *frame) { return receive(dealer->socket, frame); }

const void *curvezmq_frame_bytes(struct curvezmq_frame *frame) { return library.data(frame->storage); }

size_t curvezmq_frame_size(struct curvezmq_frame *frame) { return library.size(frame->storage); }

bool curvezmq_frame_has_more(struct curvezmq_frame *frame) { return library.more(frame->storage) != 0; }

void curvezmq_frame_close(struct curvezmq_frame *frame) { library.end(frame->storage); }
