import Glibc

/// The limits that the helper process sets on itself before it reads any untrusted byte.
struct WorkerLimits {
    /// Address space in bytes. A progressive CMYK JPEG and an interlaced 16-bit RGBA PNG of 100 megapixels both hold
    /// 800 MB of coefficients or pixels at once; the rest is code, stacks and buffers.
    var memoryBytes: UInt = 1280 << 20
    var cpuSeconds: UInt = 20
    /// Wall-clock seconds, in case the parent process is gone and cannot end this one.
    var wallSeconds: UInt32 = 60
    var openFiles: UInt = 32
    var inputBytes = 64 << 20

    /// - Throws: `ImageError.decoderFailed` when the system refuses a limit.
    func apply() throws(ImageError) {
        // Otherwise a write beyond the file size limit kills the process; libraries handle the failed write.
        signal(SIGXFSZ, SIG_IGN)
        alarm(wallSeconds)
        try limit(RLIMIT_CORE, to: 0)
        try limit(RLIMIT_FSIZE, to: 0)
        try limit(RLIMIT_NOFILE, to: openFiles)
        // With a second between the two, the process dies of SIGXCPU, which tells its parent why.
        try limit(RLIMIT_CPU, to: cpuSeconds, grace: 1)
        if !Self.isSanitized { try limit(RLIMIT_AS, to: memoryBytes) }
    }

    /// Whether this is a build with a sanitizer, which maps terabytes of addresses to keep its books.
    private static var isSanitized: Bool {
        #if DEBUG
        dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
        #else
        false
        #endif
    }

    /// Keeps an existing hard limit if it is lower.
    private func limit(_ resource: __rlimit_resource, to value: UInt, grace: UInt = 0) throws(ImageError) {
        var current = rlimit()
        guard getrlimit(resource.number, &current) == 0 else { throw .decoderFailed }
        let hard = min(value + grace, current.rlim_max)
        var wanted = rlimit(rlim_cur: min(value, hard), rlim_max: hard)
        guard setrlimit(resource.number, &wanted) == 0 else { throw .decoderFailed }
    }
}

extension __rlimit_resource {
    fileprivate var number: __rlimit_resource_t { __rlimit_resource_t(rawValue) }
}
