extension NewContract {
    var protoText: String {
        """
        syntax = "proto3";

        package \(package);

        import "google/protobuf/empty.proto";
        import "mullion/v1/contract.proto";

        option swift_prefix = "";

        // Counts taps.
        service \(name) {
          option (mullion.v1.contract_version) = 1;

          // Goes on from these. The delegate hears nothing of it.
          rpc Show(Taps) returns (google.protobuf.Empty);
        }

        // Hears of what the user does with it.
        service \(name)Delegate {
          // The user has tapped once more.
          rpc DidCount(Taps) returns (google.protobuf.Empty);
        }

        message Taps {
          // How many there were.
          int32 count = 1;
        }

        """
    }
}
